DROP INDEX "homework_status";--> statement-breakpoint
DROP INDEX "tasks_status";--> statement-breakpoint
DROP INDEX "homework_child";--> statement-breakpoint
DROP INDEX "homework_completed";--> statement-breakpoint
DROP INDEX "occurrences_completed";--> statement-breakpoint
DROP INDEX "tasks_child";--> statement-breakpoint
DROP INDEX "tasks_due";--> statement-breakpoint
DROP INDEX "tasks_completed";--> statement-breakpoint
DROP INDEX "outbox_kept";--> statement-breakpoint
ALTER TABLE "children" ADD COLUMN "completed_homework" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "children" ADD COLUMN "completed_tasks" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "children" ADD COLUMN "deleted_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "families" ADD COLUMN "row_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "families" ADD COLUMN "completed_homework" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "families" ADD COLUMN "completed_tasks" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "families" ADD COLUMN "deleted_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "children_deleted" ON "children" USING btree ("family_id","id") WHERE "children"."deleted_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "families_deleted" ON "families" USING btree ("family_id") WHERE "families"."deleted_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "homework_open" ON "homework" USING btree ("family_id","due_date","id") WHERE "homework"."completed_at" IS NULL;--> statement-breakpoint
CREATE INDEX "homework_open_child" ON "homework" USING btree ("family_id","child_id","due_date","id") WHERE "homework"."completed_at" IS NULL;--> statement-breakpoint
CREATE INDEX "occurrences_completed_child" ON "occurrences" USING btree ("family_id","child_id","completed_at","rule_id","rule_day") WHERE "occurrences"."completed_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "tasks_open" ON "tasks" USING btree ("family_id","due_date","id") WHERE "tasks"."completed_at" IS NULL;--> statement-breakpoint
CREATE INDEX "tasks_open_child" ON "tasks" USING btree ("family_id","child_id","due_date","id") WHERE "tasks"."completed_at" IS NULL;--> statement-breakpoint
CREATE INDEX "tasks_completed_child" ON "tasks" USING btree ("family_id","child_id","completed_at","id") WHERE "tasks"."completed_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "idempotent_answers_created" ON "idempotent_answers" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "idempotent_answers_about" ON "idempotent_answers" USING btree ("family_id",(answer -> 'data' ->> 'id'));--> statement-breakpoint
CREATE INDEX "idempotent_answers_child" ON "idempotent_answers" USING btree ("family_id",(answer -> 'data' ->> 'childId'));--> statement-breakpoint
CREATE INDEX "outbox_created" ON "outbox" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "homework_child" ON "homework" USING btree ("family_id","child_id","completed_at","id");--> statement-breakpoint
CREATE INDEX "homework_completed" ON "homework" USING btree ("family_id","completed_at","id") WHERE "homework"."completed_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "occurrences_completed" ON "occurrences" USING btree ("family_id","completed_at","rule_id","rule_day") WHERE "occurrences"."completed_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "tasks_child" ON "tasks" USING btree ("family_id","child_id","due_date","id");--> statement-breakpoint
CREATE INDEX "tasks_due" ON "tasks" USING btree ("family_id","due_date","id");--> statement-breakpoint
CREATE INDEX "tasks_completed" ON "tasks" USING btree ("family_id","completed_at","id") WHERE "tasks"."completed_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "outbox_kept" ON "outbox" USING btree ("next_try_at") WHERE "outbox"."accepted_at" IS NULL;--> statement-breakpoint
-- Written by hand: the counters begin with what is there.
UPDATE "children" SET
  "completed_homework" = (SELECT count(*) FROM "homework" h WHERE h."family_id" = "children"."family_id" AND h."child_id" = "children"."id" AND h."completed_at" IS NOT NULL),
  "completed_tasks" = (SELECT count(*) FROM "tasks" t WHERE t."family_id" = "children"."family_id" AND t."child_id" = "children"."id" AND t."completed_at" IS NOT NULL)
    + (SELECT count(*) FROM "occurrences" o WHERE o."family_id" = "children"."family_id" AND o."child_id" = "children"."id" AND o."completed_at" IS NOT NULL);
--> statement-breakpoint
UPDATE "families" SET
  "row_count" = (SELECT count(*) FROM "homework" h WHERE h."family_id" = "families"."family_id")
    + (SELECT count(*) FROM "tasks" t WHERE t."family_id" = "families"."family_id")
    + (SELECT count(*) FROM "occurrences" o WHERE o."family_id" = "families"."family_id"),
  "completed_homework" = (SELECT coalesce(sum(c."completed_homework"), 0) FROM "children" c WHERE c."family_id" = "families"."family_id"),
  "completed_tasks" = (SELECT coalesce(sum(c."completed_tasks"), 0) FROM "children" c WHERE c."family_id" = "families"."family_id");
-- To here.
