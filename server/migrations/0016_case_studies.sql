CREATE TABLE "case_studies" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"title" text NOT NULL,
	"client" text,
	"year" integer NOT NULL,
	"part" text NOT NULL,
	"outcome" text NOT NULL,
	"skills" jsonb NOT NULL,
	"sector" text,
	"films" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"removed_at" timestamp with time zone,
	"withdrawn_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "case_study_credits" (
	"case_study_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"role" text NOT NULL,
	"position" integer NOT NULL,
	"state" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone,
	"mailed_at" timestamp with time zone,
	"dropped_at" timestamp with time zone,
	CONSTRAINT "case_study_credits_case_study_id_user_id_pk" PRIMARY KEY("case_study_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "case_study_images" (
	"case_study_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"alternative_text" text NOT NULL,
	CONSTRAINT "case_study_images_case_study_id_file_id_pk" PRIMARY KEY("case_study_id","file_id")
);
--> statement-breakpoint
CREATE TABLE "case_study_reports" (
	"case_study_id" uuid NOT NULL,
	"reporter_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "case_study_reports_case_study_id_reporter_id_pk" PRIMARY KEY("case_study_id","reporter_id")
);
--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "work_covers" jsonb;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "work_words" jsonb;--> statement-breakpoint
ALTER TABLE "case_studies" ADD CONSTRAINT "case_studies_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_study_credits" ADD CONSTRAINT "case_study_credits_case_study_id_case_studies_id_fk" FOREIGN KEY ("case_study_id") REFERENCES "public"."case_studies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_study_credits" ADD CONSTRAINT "case_study_credits_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_study_images" ADD CONSTRAINT "case_study_images_case_study_id_case_studies_id_fk" FOREIGN KEY ("case_study_id") REFERENCES "public"."case_studies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_study_images" ADD CONSTRAINT "case_study_images_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_study_reports" ADD CONSTRAINT "case_study_reports_case_study_id_case_studies_id_fk" FOREIGN KEY ("case_study_id") REFERENCES "public"."case_studies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_study_reports" ADD CONSTRAINT "case_study_reports_reporter_id_users_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "case_studies_user" ON "case_studies" USING btree ("user_id","position");--> statement-breakpoint
CREATE INDEX "case_studies_removed" ON "case_studies" USING btree ("removed_at") WHERE "case_studies"."removed_at" is not null;--> statement-breakpoint
CREATE INDEX "case_study_credits_user" ON "case_study_credits" USING btree ("user_id","asked_at");--> statement-breakpoint
CREATE INDEX "case_study_images_file" ON "case_study_images" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "case_study_reports_reporter" ON "case_study_reports" USING btree ("reporter_id");