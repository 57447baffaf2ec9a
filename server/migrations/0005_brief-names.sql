ALTER TABLE "briefs" ADD COLUMN "given_name" text;--> statement-breakpoint
ALTER TABLE "briefs" ADD COLUMN "read_jobs" jsonb;--> statement-breakpoint
UPDATE "briefs" SET "read_jobs" = jsonb_path_query_array("last_jobs", '$[*].label') WHERE "last_jobs" IS NOT NULL;
