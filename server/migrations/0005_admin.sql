CREATE TABLE "audit_log" (
	"id" uuid PRIMARY KEY NOT NULL,
	"actor_id" uuid NOT NULL,
	"actor_username" text NOT NULL,
	"action" text NOT NULL,
	"target_id" uuid,
	"target_name" text,
	"details" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_days" (
	"day" text PRIMARY KEY NOT NULL,
	"searches" integer NOT NULL
);
--> statement-breakpoint
CREATE VIEW "public"."admin_subscribers" AS (select "users"."id", "users"."username", "sign_ins"."email", "users"."user_type", "users"."created_at", "subscriptions"."status", "subscriptions"."current_period_end", "subscriptions"."trial_end", "subscriptions"."cancels_at_period_end", "subscriptions"."price_pence" from "users" inner join "members" on ("members"."user_id" = "users"."id" and "members"."role" = 'owner') inner join "sign_ins" on "sign_ins"."id" = "members"."sign_in_id" inner join "subscriptions" on ("subscriptions"."user_id" = "users"."id" and "subscriptions"."claimed_at" is not null and not exists (select 1 from "subscriptions" "newer" where ("newer"."user_id" = "subscriptions"."user_id" and ("newer"."claimed_at" > "subscriptions"."claimed_at" or ("newer"."claimed_at" = "subscriptions"."claimed_at" and "newer"."id" > "subscriptions"."id"))))));--> statement-breakpoint
CREATE VIEW "public"."admin_users" AS (select "id", "user_type", "created_at" from "users");