CREATE TABLE "matching_snapshot_pieces" (
	"snapshot_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"content" "bytea" NOT NULL,
	CONSTRAINT "matching_snapshot_pieces_snapshot_id_number_pk" PRIMARY KEY("snapshot_id","number")
);
--> statement-breakpoint
CREATE TABLE "matching_snapshots" (
	"id" uuid PRIMARY KEY NOT NULL,
	"engine" text NOT NULL,
	"database" text NOT NULL,
	"transaction_id" "xid8" NOT NULL,
	"pieces" integer,
	"started_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "matching_snapshot_pieces" ADD CONSTRAINT "matching_snapshot_pieces_snapshot_id_matching_snapshots_id_fk" FOREIGN KEY ("snapshot_id") REFERENCES "public"."matching_snapshots"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "matching_snapshot_pieces" ALTER COLUMN "content" SET STORAGE EXTERNAL;
