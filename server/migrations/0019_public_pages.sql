CREATE TABLE "public_page_names" (
	"type" text NOT NULL,
	"name" text NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "public_page_names_type_name_pk" PRIMARY KEY("type","name")
);
--> statement-breakpoint
CREATE TABLE "public_pages" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"name" text NOT NULL,
	"is_on" boolean NOT NULL,
	"regions" jsonb NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "public_page_names" ADD CONSTRAINT "public_page_names_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "public_pages" ADD CONSTRAINT "public_pages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "public_page_names_user" ON "public_page_names" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "public_pages_on" ON "public_pages" USING btree ("user_id") WHERE "public_pages"."is_on";--> statement-breakpoint
CREATE INDEX "case_studies_place" ON "case_studies" USING btree ("position","created_at","id");