ALTER TABLE "local_payment_subscriptions" ADD COLUMN "plan" text;--> statement-breakpoint
UPDATE "local_payment_subscriptions" "local" SET "plan" = "ours"."user_type" FROM "subscriptions" "ours" WHERE "ours"."id"::text = "local"."reference";
