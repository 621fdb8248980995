CREATE TABLE "devices" (
	"family_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"child_ids" uuid[] NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"code_hash" text,
	"code_expires_at" timestamp (3) with time zone,
	CONSTRAINT "devices_family_id_id_pk" PRIMARY KEY("family_id","id")
);
--> statement-breakpoint
CREATE TABLE "family_invitations" (
	"family_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"invited_by" uuid NOT NULL,
	"code_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "family_invitations_family_id_id_pk" PRIMARY KEY("family_id","id")
);
--> statement-breakpoint
ALTER TABLE "sessions" ALTER COLUMN "user_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ALTER COLUMN "sign_in_hash" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ALTER COLUMN "auth_time" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "ended_sign_ins" ADD COLUMN "lent" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "named_here" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "pin_hash" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "joined_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "kind" text DEFAULT 'adult' NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "child_ids" uuid[];--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "pin_locked" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "devices" ADD CONSTRAINT "devices_family_id_families_family_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."families"("family_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "family_invitations" ADD CONSTRAINT "family_invitations_family_id_families_family_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."families"("family_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "devices_code" ON "devices" USING btree ("code_hash") WHERE "devices"."code_hash" IS NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "family_invitations_code" ON "family_invitations" USING btree ("code_hash");--> statement-breakpoint
CREATE INDEX "family_invitations_expires" ON "family_invitations" USING btree ("expires_at");--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_kind_known" CHECK (("sessions"."kind" = 'device' AND "sessions"."user_id" IS NULL) OR ("sessions"."kind" IN ('adult', 'lent') AND "sessions"."user_id" IS NOT NULL AND "sessions"."sign_in_hash" IS NOT NULL AND "sessions"."auth_time" IS NOT NULL));--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_lent_children" CHECK (("sessions"."kind" = 'lent') = ("sessions"."child_ids" IS NOT NULL));