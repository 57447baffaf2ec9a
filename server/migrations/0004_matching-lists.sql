CREATE SEQUENCE "public"."matching_slots" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "matching_entries" (
	"user_type" text NOT NULL,
	"user_id" uuid NOT NULL,
	"slot" bigint DEFAULT nextval('matching_slots') NOT NULL,
	"length" integer NOT NULL,
	"terms" "bytea" NOT NULL,
	"reading" "bytea" NOT NULL,
	"profile_version" integer NOT NULL,
	"engine_version" text NOT NULL,
	CONSTRAINT "matching_entries_user_id_user_type_pk" PRIMARY KEY("user_id","user_type")
) PARTITION BY LIST ("user_type");
--> statement-breakpoint
CREATE TABLE "matching_entries_agencies" PARTITION OF "matching_entries" FOR VALUES IN ('agency');
--> statement-breakpoint
CREATE TABLE "matching_entries_brands" PARTITION OF "matching_entries" FOR VALUES IN ('brand');
--> statement-breakpoint
CREATE TABLE "matching_entries_freelancers" PARTITION OF "matching_entries" FOR VALUES IN ('freelancer');
--> statement-breakpoint
CREATE TABLE "matching_lists" (
	"user_type" text NOT NULL,
	"code" integer NOT NULL,
	"part" bigint NOT NULL,
	"size" integer NOT NULL,
	"entries" "bytea" NOT NULL,
	CONSTRAINT "matching_lists_user_type_code_part_pk" PRIMARY KEY("user_type","code","part")
) PARTITION BY LIST ("user_type");
--> statement-breakpoint
CREATE TABLE "matching_lists_agencies" PARTITION OF "matching_lists" FOR VALUES IN ('agency');
--> statement-breakpoint
CREATE TABLE "matching_lists_brands" PARTITION OF "matching_lists" FOR VALUES IN ('brand');
--> statement-breakpoint
CREATE TABLE "matching_lists_freelancers" PARTITION OF "matching_lists" FOR VALUES IN ('freelancer');
--> statement-breakpoint
CREATE TABLE "matching_removals" (
	"slot" bigint PRIMARY KEY NOT NULL,
	"length" integer NOT NULL,
	"terms" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "matching_totals" (
	"is_only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"profiles" integer DEFAULT 0 NOT NULL,
	"total_length" bigint DEFAULT 0 NOT NULL,
	"listed_slot" bigint DEFAULT 0 NOT NULL,
	"engine_version" text,
	"is_filled" boolean DEFAULT false NOT NULL,
	CONSTRAINT "matching_totals_is_one_row" CHECK ("matching_totals"."is_only")
);
--> statement-breakpoint
CREATE TABLE "matching_words" (
	"code" integer PRIMARY KEY NOT NULL,
	"term" text,
	"stem" text,
	"uses" integer DEFAULT 0 NOT NULL,
	"gone" integer DEFAULT 0 NOT NULL,
	"small_parts" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE INDEX "matching_entries_slot" ON "matching_entries" USING btree ("slot");--> statement-breakpoint
CREATE INDEX "matching_entries_engine" ON "matching_entries" USING btree ("engine_version");--> statement-breakpoint
CREATE INDEX "matching_words_stem" ON "matching_words" USING btree ("stem");--> statement-breakpoint
ALTER TABLE "matching_lists_agencies" ALTER COLUMN "entries" SET STORAGE EXTERNAL;--> statement-breakpoint
ALTER TABLE "matching_lists_brands" ALTER COLUMN "entries" SET STORAGE EXTERNAL;--> statement-breakpoint
ALTER TABLE "matching_lists_freelancers" ALTER COLUMN "entries" SET STORAGE EXTERNAL;--> statement-breakpoint
CREATE FUNCTION note_matching_removal() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO matching_removals (slot, length, terms) VALUES (old.slot, old.length, old.terms);
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER matching_entries_note_removal AFTER UPDATE OR DELETE ON matching_entries
	FOR EACH ROW EXECUTE FUNCTION note_matching_removal();
