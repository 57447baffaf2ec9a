CREATE TABLE "project_references" (
	"id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"subject_id" uuid NOT NULL,
	"work" text NOT NULL,
	"went_well" text NOT NULL,
	"again" text NOT NULL,
	"written_at" timestamp with time zone NOT NULL,
	"publishes_at" timestamp with time zone NOT NULL,
	"announced_at" timestamp with time zone,
	"reply" text,
	"replied_at" timestamp with time zone,
	"withdrawn_at" timestamp with time zone,
	CONSTRAINT "project_references_author" UNIQUE("project_id","author_id")
);
--> statement-breakpoint
CREATE TABLE "reference_reports" (
	"reference_id" uuid NOT NULL,
	"reporter_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "reference_reports_reference_id_reporter_id_pk" PRIMARY KEY("reference_id","reporter_id")
);
--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "requirements" jsonb;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "budget" text;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "dates" text;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "starts_on" text;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "ends_on" text;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "chosen_id" uuid;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "chosen_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "owner_completed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "chosen_completed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "completed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "completion_mailed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "project_references" ADD CONSTRAINT "project_references_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_references" ADD CONSTRAINT "project_references_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_references" ADD CONSTRAINT "project_references_subject_id_users_id_fk" FOREIGN KEY ("subject_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reference_reports" ADD CONSTRAINT "reference_reports_reference_id_project_references_id_fk" FOREIGN KEY ("reference_id") REFERENCES "public"."project_references"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reference_reports" ADD CONSTRAINT "reference_reports_reporter_id_users_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "project_references_subject" ON "project_references" USING btree ("subject_id","publishes_at");--> statement-breakpoint
CREATE INDEX "project_references_by" ON "project_references" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "project_references_unannounced" ON "project_references" USING btree ("publishes_at") WHERE "project_references"."announced_at" is null;--> statement-breakpoint
CREATE INDEX "reference_reports_reporter" ON "reference_reports" USING btree ("reporter_id");--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_chosen_id_users_id_fk" FOREIGN KEY ("chosen_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "projects_chosen" ON "projects" USING btree ("chosen_id");--> statement-breakpoint
UPDATE "projects" SET "chosen_id" = "only"."user_id", "chosen_at" = "only"."invited_at" FROM (
  SELECT "project_id", min("user_id"::text)::uuid AS "user_id", min("invited_at") AS "invited_at"
  FROM "project_people" GROUP BY "project_id" HAVING count(*) = 1
) AS "only" WHERE "only"."project_id" = "projects"."id";
