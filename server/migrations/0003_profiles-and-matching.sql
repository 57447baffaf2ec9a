CREATE TABLE "brand_matches" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"profile_version" integer NOT NULL,
	"computed_at" timestamp with time zone NOT NULL,
	"matches" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "briefs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"original_text" text NOT NULL,
	"text" text NOT NULL,
	"is_improved" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"last_searched_at" timestamp with time zone,
	"last_matches" jsonb,
	"previous_matches" jsonb
);
--> statement-breakpoint
CREATE TABLE "listing_changes" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"transaction_id" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"changed_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "match_feedback" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"match_user_id" uuid NOT NULL,
	"brief_id" uuid,
	"reason" text NOT NULL,
	"comments" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "match_feedback_once" UNIQUE NULLS NOT DISTINCT("user_id","match_user_id","brief_id")
);
--> statement-breakpoint
CREATE TABLE "suggestion_skips" (
	"user_id" uuid NOT NULL,
	"skipped_user_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "suggestion_skips_user_id_skipped_user_id_pk" PRIMARY KEY("user_id","skipped_user_id")
);
--> statement-breakpoint
CREATE TABLE "profiles" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"data" jsonb NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	"version" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "brand_matches" ADD CONSTRAINT "brand_matches_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "briefs" ADD CONSTRAINT "briefs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match_feedback" ADD CONSTRAINT "match_feedback_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match_feedback" ADD CONSTRAINT "match_feedback_match_user_id_users_id_fk" FOREIGN KEY ("match_user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match_feedback" ADD CONSTRAINT "match_feedback_brief_id_briefs_id_fk" FOREIGN KEY ("brief_id") REFERENCES "public"."briefs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "suggestion_skips" ADD CONSTRAINT "suggestion_skips_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "suggestion_skips" ADD CONSTRAINT "suggestion_skips_skipped_user_id_users_id_fk" FOREIGN KEY ("skipped_user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "briefs_user" ON "briefs" USING btree ("user_id","updated_at");--> statement-breakpoint
CREATE INDEX "listing_changes_transaction" ON "listing_changes" USING btree ("transaction_id");--> statement-breakpoint
CREATE INDEX "match_feedback_match" ON "match_feedback" USING btree ("match_user_id");--> statement-breakpoint
CREATE INDEX "match_feedback_brief" ON "match_feedback" USING btree ("brief_id");--> statement-breakpoint
CREATE INDEX "suggestion_skips_skipped" ON "suggestion_skips" USING btree ("skipped_user_id");