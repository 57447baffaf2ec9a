CREATE TABLE "reading_records" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"brief_id" uuid NOT NULL,
	"text" text NOT NULL,
	"reading" jsonb NOT NULL,
	"searched_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "briefs" ADD COLUMN "last_jobs" jsonb;--> statement-breakpoint
ALTER TABLE "briefs" ADD COLUMN "confirmed_reading" jsonb;--> statement-breakpoint
ALTER TABLE "briefs" ADD COLUMN "confirmed_text" text;--> statement-breakpoint
ALTER TABLE "match_feedback" ADD COLUMN "brief_text" text;--> statement-breakpoint
ALTER TABLE "match_feedback" ADD COLUMN "reading" jsonb;--> statement-breakpoint
ALTER TABLE "reading_records" ADD CONSTRAINT "reading_records_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reading_records" ADD CONSTRAINT "reading_records_brief_id_briefs_id_fk" FOREIGN KEY ("brief_id") REFERENCES "public"."briefs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reading_records_brief" ON "reading_records" USING btree ("brief_id","searched_at");--> statement-breakpoint
CREATE INDEX "reading_records_user" ON "reading_records" USING btree ("user_id");