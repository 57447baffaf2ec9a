DROP VIEW "public"."admin_subscribers";--> statement-breakpoint
DROP VIEW "public"."admin_users";--> statement-breakpoint
CREATE TABLE "admin_subscribers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"username" text NOT NULL,
	"email" text NOT NULL,
	"user_type" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"status" text NOT NULL,
	"current_period_end" timestamp with time zone,
	"trial_end" timestamp with time zone,
	"cancels_at_period_end" boolean NOT NULL,
	"price_pence" integer NOT NULL,
	"sort_name" text NOT NULL,
	"search_text" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "admin_subscribers" ADD CONSTRAINT "admin_subscribers_id_users_id_fk" FOREIGN KEY ("id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "admin_subscribers_username" ON "admin_subscribers" USING btree ("sort_name","id");--> statement-breakpoint
CREATE INDEX "admin_subscribers_type" ON "admin_subscribers" USING btree ("user_type","id");--> statement-breakpoint
CREATE INDEX "admin_subscribers_created_at" ON "admin_subscribers" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "admin_subscribers_status" ON "admin_subscribers" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "admin_subscribers_fee" ON "admin_subscribers" USING btree ("price_pence","id");--> statement-breakpoint
CREATE INDEX "admin_subscribers_period_end" ON "admin_subscribers" USING btree ("current_period_end","id");--> statement-breakpoint
CREATE INDEX "admin_subscribers_period_end_desc" ON "admin_subscribers" USING btree ("current_period_end" DESC NULLS LAST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "admin_subscribers_trial_end" ON "admin_subscribers" USING btree ("trial_end","id");--> statement-breakpoint
CREATE INDEX "admin_subscribers_trial_end_desc" ON "admin_subscribers" USING btree ("trial_end" DESC NULLS LAST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE VIEW "public"."admin_users" AS (select "id", "username", "user_type", "created_at" from "users");