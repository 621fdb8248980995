CREATE TABLE "children" (
	"family_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"birth_year" integer NOT NULL,
	"grade" text NOT NULL,
	"avatar" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "children_family_id_id_pk" PRIMARY KEY("family_id","id")
);
--> statement-breakpoint
CREATE TABLE "families" (
	"family_id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "homework" (
	"family_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"child_id" uuid NOT NULL,
	"title" text NOT NULL,
	"description" text,
	"subject" text NOT NULL,
	"teacher" text,
	"book" text,
	"page" text,
	"due_date" date,
	"status" text NOT NULL,
	"completed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "homework_family_id_id_pk" PRIMARY KEY("family_id","id"),
	CONSTRAINT "homework_status_known" CHECK (("homework"."status" = 'active' AND "homework"."completed_at" IS NULL) OR ("homework"."status" IN ('completed', 'verified') AND "homework"."completed_at" IS NOT NULL))
);
--> statement-breakpoint
CREATE TABLE "occurrence_deletions" (
	"family_id" uuid NOT NULL,
	"scheduled_task_id" uuid NOT NULL,
	"due_date" date NOT NULL,
	CONSTRAINT "occurrence_deletions_family_id_scheduled_task_id_due_date_pk" PRIMARY KEY("family_id","scheduled_task_id","due_date")
);
--> statement-breakpoint
CREATE TABLE "scheduled_tasks" (
	"family_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"child_id" uuid NOT NULL,
	"name" text NOT NULL,
	"icon" text NOT NULL,
	"frequency" integer NOT NULL,
	"week_days" text[] NOT NULL,
	"created_on" date NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "scheduled_tasks_family_id_id_pk" PRIMARY KEY("family_id","id")
);
--> statement-breakpoint
CREATE TABLE "tasks" (
	"family_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"child_id" uuid NOT NULL,
	"scheduled_task_id" uuid,
	"name" text NOT NULL,
	"icon" text NOT NULL,
	"due_date" date NOT NULL,
	"status" text NOT NULL,
	"completed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "tasks_family_id_id_pk" PRIMARY KEY("family_id","id"),
	CONSTRAINT "tasks_occurrence" UNIQUE("family_id","scheduled_task_id","due_date"),
	CONSTRAINT "tasks_status_known" CHECK (("tasks"."status" = 'pending' AND "tasks"."completed_at" IS NULL) OR ("tasks"."status" = 'completed' AND "tasks"."completed_at" IS NOT NULL))
);
--> statement-breakpoint
CREATE TABLE "idempotent_answers" (
	"family_id" uuid NOT NULL,
	"call" text NOT NULL,
	"key" text NOT NULL,
	"sent_hash" text NOT NULL,
	"answer" jsonb,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "idempotent_answers_family_id_call_key_pk" PRIMARY KEY("family_id","call","key")
);
--> statement-breakpoint
CREATE TABLE "local_accounts" (
	"id" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean NOT NULL,
	"password_hash" text,
	"google_subject" text,
	"display_name" text NOT NULL,
	"photo_url" text NOT NULL,
	"valid_since" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_sign_in_at" timestamp with time zone NOT NULL,
	CONSTRAINT "local_accounts_email_unique" UNIQUE("email"),
	CONSTRAINT "local_accounts_google_subject_unique" UNIQUE("google_subject")
);
--> statement-breakpoint
CREATE TABLE "local_one_time_codes" (
	"code_hash" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"purpose" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "local_refresh_tokens" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"provider" text NOT NULL,
	"signed_in_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "local_signing_keys" (
	"purpose" text PRIMARY KEY NOT NULL,
	"private_jwk" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"family_id" uuid NOT NULL,
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"email" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"avatar" text,
	"is_active" boolean DEFAULT true NOT NULL,
	"session_version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "users_issuer_subject" UNIQUE("issuer","subject")
);
--> statement-breakpoint
CREATE TABLE "limits" (
	"name" text NOT NULL,
	"key_hash" text NOT NULL,
	"count" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "limits_name_key_hash_pk" PRIMARY KEY("name","key_hash")
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"family_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"dedupe_key" text NOT NULL,
	"message_id" text NOT NULL,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"html" text NOT NULL,
	"text" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"next_try_at" timestamp (3) with time zone NOT NULL,
	"leased_until" timestamp (3) with time zone,
	"accepted_at" timestamp (3) with time zone,
	CONSTRAINT "outbox_family_id_id_pk" PRIMARY KEY("family_id","id"),
	CONSTRAINT "outbox_dedupe" UNIQUE("family_id","dedupe_key")
);
--> statement-breakpoint
ALTER TABLE "children" ADD CONSTRAINT "children_family_id_families_family_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."families"("family_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "homework" ADD CONSTRAINT "homework_child_fk" FOREIGN KEY ("family_id","child_id") REFERENCES "public"."children"("family_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "occurrence_deletions" ADD CONSTRAINT "occurrence_deletions_rule_fk" FOREIGN KEY ("family_id","scheduled_task_id") REFERENCES "public"."scheduled_tasks"("family_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scheduled_tasks" ADD CONSTRAINT "scheduled_tasks_child_fk" FOREIGN KEY ("family_id","child_id") REFERENCES "public"."children"("family_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_child_fk" FOREIGN KEY ("family_id","child_id") REFERENCES "public"."children"("family_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "local_one_time_codes" ADD CONSTRAINT "local_one_time_codes_account_id_local_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."local_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "local_refresh_tokens" ADD CONSTRAINT "local_refresh_tokens_account_id_local_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."local_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_family_id_families_family_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."families"("family_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "homework_status" ON "homework" USING btree ("family_id","status","due_date");--> statement-breakpoint
CREATE INDEX "homework_child" ON "homework" USING btree ("family_id","child_id","due_date");--> statement-breakpoint
CREATE INDEX "homework_completed" ON "homework" USING btree ("family_id","completed_at");--> statement-breakpoint
CREATE INDEX "scheduled_tasks_child" ON "scheduled_tasks" USING btree ("family_id","child_id");--> statement-breakpoint
CREATE INDEX "tasks_status" ON "tasks" USING btree ("family_id","status","due_date");--> statement-breakpoint
CREATE INDEX "tasks_child" ON "tasks" USING btree ("family_id","child_id","due_date");--> statement-breakpoint
CREATE INDEX "tasks_due" ON "tasks" USING btree ("family_id","due_date");--> statement-breakpoint
CREATE INDEX "tasks_completed" ON "tasks" USING btree ("family_id","completed_at");--> statement-breakpoint
CREATE INDEX "local_one_time_codes_account" ON "local_one_time_codes" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "local_one_time_codes_expires" ON "local_one_time_codes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "local_refresh_tokens_account" ON "local_refresh_tokens" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "local_refresh_tokens_last_used" ON "local_refresh_tokens" USING btree ("last_used_at");--> statement-breakpoint
CREATE INDEX "users_family" ON "users" USING btree ("family_id");--> statement-breakpoint
CREATE INDEX "limits_expires" ON "limits" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "outbox_kept" ON "outbox" USING btree ("family_id","next_try_at") WHERE "outbox"."accepted_at" IS NULL;