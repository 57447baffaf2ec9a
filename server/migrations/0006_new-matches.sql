ALTER TABLE "briefs" ADD COLUMN "new_match_user_ids" jsonb;--> statement-breakpoint
ALTER TABLE "briefs" ADD COLUMN "seen_new_user_ids" jsonb;