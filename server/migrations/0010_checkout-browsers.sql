DROP INDEX "subscriptions_unclaimed_by_visitors";--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "browser_hash" text;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "linked_browser_hash" text;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "link_mailed_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "subscriptions_browser" ON "subscriptions" USING btree ("browser_hash");--> statement-breakpoint
CREATE INDEX "subscriptions_linked_browser" ON "subscriptions" USING btree ("linked_browser_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "subscriptions_unclaimed_by_visitors" ON "subscriptions" USING btree ("browser_hash","canonical_email","user_type") WHERE started_by is null and claimed_at is null and ended_at is null and closing_at is null;