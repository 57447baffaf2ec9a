CREATE TABLE "brief_searches" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"brief_id" uuid NOT NULL,
	"searched_at" timestamp with time zone NOT NULL,
	"text" text NOT NULL,
	"reading" jsonb,
	"new_user_ids" jsonb NOT NULL,
	"gone_user_ids" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "brief_searches" ADD CONSTRAINT "brief_searches_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brief_searches" ADD CONSTRAINT "brief_searches_brief_id_briefs_id_fk" FOREIGN KEY ("brief_id") REFERENCES "public"."briefs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "brief_searches_brief" ON "brief_searches" USING btree ("brief_id","searched_at");--> statement-breakpoint
CREATE INDEX "brief_searches_user" ON "brief_searches" USING btree ("user_id");--> statement-breakpoint
INSERT INTO "brief_searches" ("id", "user_id", "brief_id", "searched_at", "text", "reading", "new_user_ids", "gone_user_ids")
SELECT gen_random_uuid(), "user_id", "id", "last_searched_at", "text", CASE WHEN "confirmed_text" = "text" THEN "confirmed_reading" END, '[]', '[]'
FROM "briefs" WHERE "updated_at" <= "last_searched_at";
