ALTER TABLE "referrals" ADD COLUMN "reviewed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "referrals" ADD COLUMN "network_hash" text;--> statement-breakpoint
ALTER TABLE "referrals" ADD COLUMN "device_hash" text;--> statement-breakpoint
ALTER TABLE "rewards" ADD COLUMN "refused_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "rewards" ADD COLUMN "refusal_reason" text;