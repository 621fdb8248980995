CREATE TABLE "local_known_browsers" (
	"account_id" text NOT NULL,
	"token_hash" text NOT NULL,
	"last_used_at" timestamp with time zone NOT NULL,
	CONSTRAINT "local_known_browsers_token_hash_account_id_pk" PRIMARY KEY("token_hash","account_id")
);
--> statement-breakpoint
CREATE TABLE "sign_in_failures" (
	"key_hash" text PRIMARY KEY NOT NULL,
	"failures" integer NOT NULL,
	"window_ends_at" timestamp with time zone NOT NULL,
	"pauses" integer NOT NULL,
	"paused_until" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sign_up_invitations" (
	"code_hash" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "local_accounts" ADD COLUMN "has_user" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "email_verified" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "local_known_browsers" ADD CONSTRAINT "local_known_browsers_account_id_local_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."local_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "local_known_browsers_account" ON "local_known_browsers" USING btree ("account_id","last_used_at");--> statement-breakpoint
CREATE INDEX "local_known_browsers_last_used" ON "local_known_browsers" USING btree ("last_used_at");--> statement-breakpoint
CREATE INDEX "sign_in_failures_expires" ON "sign_in_failures" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sign_up_invitations_expires" ON "sign_up_invitations" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "local_accounts_without_user" ON "local_accounts" USING btree ("created_at") WHERE not "local_accounts"."has_user";--> statement-breakpoint
-- By hand: what the local provider knows of those who are here already. Firebase's say theirs at their next exchange.
UPDATE "local_accounts" SET "has_user" = true WHERE EXISTS (SELECT 1 FROM "users" WHERE "users"."issuer" = 'https://securetoken.google.com/kovan-local' AND "users"."subject" = "local_accounts"."id");--> statement-breakpoint
UPDATE "users" SET "email_verified" = true FROM "local_accounts" WHERE "users"."issuer" = 'https://securetoken.google.com/kovan-local' AND "users"."subject" = "local_accounts"."id" AND "users"."email" = "local_accounts"."email" AND "local_accounts"."email_verified";
