CREATE TABLE "shortlist_guest_votes" (
	"shortlist_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"name_key" text NOT NULL,
	"name" text NOT NULL,
	"vote" text NOT NULL,
	"voted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "shortlist_guest_votes_shortlist_id_person_id_name_key_pk" PRIMARY KEY("shortlist_id","person_id","name_key")
);
--> statement-breakpoint
CREATE TABLE "shortlist_people" (
	"shortlist_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"note" text NOT NULL,
	"status" text NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	"removed_at" timestamp with time zone,
	CONSTRAINT "shortlist_people_shortlist_id_person_id_pk" PRIMARY KEY("shortlist_id","person_id")
);
--> statement-breakpoint
CREATE TABLE "shortlist_shares" (
	"shortlist_id" uuid PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"shows_notes" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shortlist_votes" (
	"shortlist_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"sign_in_id" uuid NOT NULL,
	"vote" text NOT NULL,
	"voted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "shortlist_votes_shortlist_id_person_id_sign_in_id_pk" PRIMARY KEY("shortlist_id","person_id","sign_in_id")
);
--> statement-breakpoint
CREATE TABLE "shortlists" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"brief_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"removed_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "shortlist_guest_votes" ADD CONSTRAINT "shortlist_guest_votes_person" FOREIGN KEY ("shortlist_id","person_id") REFERENCES "public"."shortlist_people"("shortlist_id","person_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shortlist_people" ADD CONSTRAINT "shortlist_people_shortlist_id_shortlists_id_fk" FOREIGN KEY ("shortlist_id") REFERENCES "public"."shortlists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shortlist_shares" ADD CONSTRAINT "shortlist_shares_shortlist_id_shortlists_id_fk" FOREIGN KEY ("shortlist_id") REFERENCES "public"."shortlists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shortlist_votes" ADD CONSTRAINT "shortlist_votes_sign_in_id_members_sign_in_id_fk" FOREIGN KEY ("sign_in_id") REFERENCES "public"."members"("sign_in_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shortlist_votes" ADD CONSTRAINT "shortlist_votes_person" FOREIGN KEY ("shortlist_id","person_id") REFERENCES "public"."shortlist_people"("shortlist_id","person_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shortlists" ADD CONSTRAINT "shortlists_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "shortlist_people_person" ON "shortlist_people" USING btree ("person_id");--> statement-breakpoint
CREATE UNIQUE INDEX "shortlist_shares_token" ON "shortlist_shares" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "shortlist_votes_sign_in" ON "shortlist_votes" USING btree ("sign_in_id");--> statement-breakpoint
CREATE INDEX "shortlists_user" ON "shortlists" USING btree ("user_id","updated_at");