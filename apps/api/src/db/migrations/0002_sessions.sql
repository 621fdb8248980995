CREATE TABLE "ended_sign_ins" (
	"sign_in_hash" text PRIMARY KEY NOT NULL,
	"auth_time" bigint NOT NULL,
	"ended_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"family_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"sign_in_hash" text NOT NULL,
	"auth_time" bigint NOT NULL,
	"sid" text,
	"browser" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_seen_on" date NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sessions_family_id_id_pk" PRIMARY KEY("family_id","id")
);
--> statement-breakpoint
DROP INDEX "local_refresh_tokens_last_used";--> statement-breakpoint
-- By hand: the tokens of before name no session, so everybody signs in again, and what renewed those sign-ins is of no use.
DELETE FROM "local_refresh_tokens";--> statement-breakpoint
ALTER TABLE "local_accounts" ADD COLUMN "generation" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "local_refresh_tokens" ADD COLUMN "sid" text NOT NULL;--> statement-breakpoint
ALTER TABLE "local_refresh_tokens" ADD COLUMN "generation" integer NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_family_id_families_family_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."families"("family_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ended_sign_ins_auth_time" ON "ended_sign_ins" USING btree ("auth_time");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("family_id","user_id");--> statement-breakpoint
CREATE INDEX "local_refresh_tokens_sid" ON "local_refresh_tokens" USING btree ("sid");--> statement-breakpoint
CREATE INDEX "local_refresh_tokens_signed_in" ON "local_refresh_tokens" USING btree ("signed_in_at");--> statement-breakpoint
ALTER TABLE "local_accounts" DROP COLUMN "valid_since";--> statement-breakpoint
ALTER TABLE "local_refresh_tokens" DROP COLUMN "last_used_at";--> statement-breakpoint
ALTER TABLE "users" DROP COLUMN "session_version";