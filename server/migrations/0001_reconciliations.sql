CREATE TABLE "reconciliations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"checked" integer NOT NULL,
	"mended" integer NOT NULL,
	"unexpected" integer NOT NULL,
	"failed" integer NOT NULL,
	"ran_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "reconciliations_ran_at" ON "reconciliations" USING btree ("ran_at");