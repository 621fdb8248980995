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
ALTER TABLE "local_one_time_codes" ADD CONSTRAINT "local_one_time_codes_account_id_local_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."local_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "local_refresh_tokens" ADD CONSTRAINT "local_refresh_tokens_account_id_local_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."local_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "local_one_time_codes_account" ON "local_one_time_codes" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "local_one_time_codes_expires" ON "local_one_time_codes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "local_refresh_tokens_account" ON "local_refresh_tokens" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "local_refresh_tokens_last_used" ON "local_refresh_tokens" USING btree ("last_used_at");--> statement-breakpoint
CREATE INDEX "users_family" ON "users" USING btree ("family_id");--> statement-breakpoint
CREATE INDEX "limits_expires" ON "limits" USING btree ("expires_at");