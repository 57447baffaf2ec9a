CREATE TABLE "files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"state" text NOT NULL,
	"token" text NOT NULL,
	"kind" text,
	"name" text NOT NULL,
	"bytes" integer NOT NULL,
	"sizes" jsonb,
	"crop" jsonb,
	"shown_to" text NOT NULL,
	"shared_with" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"unused_since" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_shared_with_users_id_fk" FOREIGN KEY ("shared_with") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "files_token" ON "files" USING btree ("token");--> statement-breakpoint
CREATE INDEX "files_user" ON "files" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "files_shared_with" ON "files" USING btree ("shared_with");--> statement-breakpoint
CREATE INDEX "files_unused" ON "files" USING btree ("unused_since") WHERE "files"."unused_since" is not null;