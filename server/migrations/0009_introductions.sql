CREATE TABLE "introduction_reminders" (
	"introduction_id" uuid NOT NULL,
	"sign_in_id" uuid NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	CONSTRAINT "introduction_reminders_introduction_id_sign_in_id_pk" PRIMARY KEY("introduction_id","sign_in_id")
);
--> statement-breakpoint
CREATE TABLE "introductions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"sender_id" uuid NOT NULL,
	"recipient_id" uuid NOT NULL,
	"brief_id" uuid,
	"card" jsonb,
	"state" text NOT NULL,
	"answer" text,
	"reason" text,
	"created_at" timestamp with time zone NOT NULL,
	"closes_at" timestamp with time zone NOT NULL,
	"reminded_at" timestamp with time zone,
	"answered_at" timestamp with time zone,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "response_figures" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"received" integer NOT NULL,
	"answered" integer NOT NULL,
	"median_hours" double precision
);
--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "awaited_user_id" uuid;--> statement-breakpoint
ALTER TABLE "introduction_reminders" ADD CONSTRAINT "introduction_reminders_introduction_id_introductions_id_fk" FOREIGN KEY ("introduction_id") REFERENCES "public"."introductions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "introduction_reminders" ADD CONSTRAINT "introduction_reminders_sign_in_id_members_sign_in_id_fk" FOREIGN KEY ("sign_in_id") REFERENCES "public"."members"("sign_in_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "introductions" ADD CONSTRAINT "introductions_sender_id_users_id_fk" FOREIGN KEY ("sender_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "introductions" ADD CONSTRAINT "introductions_recipient_id_users_id_fk" FOREIGN KEY ("recipient_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "response_figures" ADD CONSTRAINT "response_figures_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "introduction_reminders_sign_in" ON "introduction_reminders" USING btree ("sign_in_id");--> statement-breakpoint
CREATE UNIQUE INDEX "introductions_pair" ON "introductions" USING btree (least("sender_id", "recipient_id"),greatest("sender_id", "recipient_id"));--> statement-breakpoint
CREATE INDEX "introductions_sender" ON "introductions" USING btree ("sender_id","id");--> statement-breakpoint
CREATE INDEX "introductions_recipient" ON "introductions" USING btree ("recipient_id","id");--> statement-breakpoint
CREATE INDEX "introductions_waiting" ON "introductions" USING btree ("closes_at") WHERE "introductions"."state" = 'open' and "introductions"."answered_at" is null;--> statement-breakpoint
CREATE INDEX "introductions_brief" ON "introductions" USING btree ("brief_id") WHERE "introductions"."state" = 'open' and "introductions"."answered_at" is null;