-- The subscribers' service writes the table instead of triggers.
DROP TRIGGER subscriptions_in_admin_list ON subscriptions;
--> statement-breakpoint
DROP TRIGGER members_in_admin_list ON members;
--> statement-breakpoint
DROP TRIGGER users_in_admin_list ON users;
--> statement-breakpoint
DROP TRIGGER sign_ins_in_admin_list ON sign_ins;
--> statement-breakpoint
DROP FUNCTION follow_user_id();
--> statement-breakpoint
DROP FUNCTION follow_user();
--> statement-breakpoint
DROP FUNCTION follow_sign_in();
--> statement-breakpoint
DROP FUNCTION write_admin_subscriber(uuid);
--> statement-breakpoint
CREATE VIEW "public"."current_subscribers" AS (select "users"."id", "users"."username", "sign_ins"."email", "users"."user_type" as "user_type", "users"."created_at", "newest"."status", "newest"."current_period_end", "newest"."trial_end", "newest"."cancels_at_period_end", "newest"."price_pence", lower("users"."username") as "sort_name", lower("users"."username" || ' ' || "sign_ins"."email") as "search_text" from "users" inner join "members" on ("members"."user_id" = "users"."id" and "members"."role" = 'owner') inner join "sign_ins" on "sign_ins"."id" = "members"."sign_in_id" inner join (select distinct on ("subscriptions"."user_id") "user_id", "status", "current_period_end", "trial_end", "cancels_at_period_end", "price_pence" from "subscriptions" where "subscriptions"."claimed_at" is not null order by "subscriptions"."user_id", "subscriptions"."claimed_at" desc, "subscriptions"."id" desc) "newest" on "newest"."user_id" = "users"."id" where "users"."user_type" is not null);