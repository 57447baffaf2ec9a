CREATE TABLE "email_tokens" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"sign_in_id" uuid NOT NULL,
	"email" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pending_emails" (
	"sign_in_id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "team_invitations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"email" text NOT NULL,
	"token_hash" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "credentials" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"sign_in_id" uuid NOT NULL,
	"password" text,
	"access_token" text,
	"refresh_token" text,
	"id_token" text,
	"access_token_expires_at" timestamp with time zone,
	"refresh_token_expires_at" timestamp with time zone,
	"scope" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"sign_in_id" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sign_ins" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"image" text,
	"username" text NOT NULL,
	"display_username" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "verifications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"identifier" text NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "users_username_look";--> statement-breakpoint
DROP INDEX "mail_outbox_to";--> statement-breakpoint
ALTER TABLE "members" ALTER COLUMN "sign_in_id" SET DATA TYPE uuid;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "username_look" text NOT NULL;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "notifies_billing" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "notifies_messages" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "last_seen_at" timestamp with time zone NOT NULL;--> statement-breakpoint
ALTER TABLE "team_invitations" ADD CONSTRAINT "team_invitations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credentials" ADD CONSTRAINT "credentials_sign_in_id_sign_ins_id_fk" FOREIGN KEY ("sign_in_id") REFERENCES "public"."sign_ins"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_sign_in_id_sign_ins_id_fk" FOREIGN KEY ("sign_in_id") REFERENCES "public"."sign_ins"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "email_tokens_sign_in" ON "email_tokens" USING btree ("sign_in_id","purpose");--> statement-breakpoint
CREATE UNIQUE INDEX "team_invitations_address" ON "team_invitations" USING btree ("user_id","email");--> statement-breakpoint
CREATE UNIQUE INDEX "team_invitations_token" ON "team_invitations" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "credentials_sign_in" ON "credentials" USING btree ("sign_in_id");--> statement-breakpoint
CREATE UNIQUE INDEX "sessions_token" ON "sessions" USING btree ("token");--> statement-breakpoint
CREATE INDEX "sessions_sign_in" ON "sessions" USING btree ("sign_in_id");--> statement-breakpoint
CREATE UNIQUE INDEX "sign_ins_email" ON "sign_ins" USING btree ("email");--> statement-breakpoint
CREATE UNIQUE INDEX "sign_ins_username" ON "sign_ins" USING btree ("username");--> statement-breakpoint
CREATE UNIQUE INDEX "members_username_look" ON "members" USING btree ("username_look");--> statement-breakpoint
CREATE INDEX "mail_outbox_to" ON "mail_outbox" USING btree (lower("to"),"id");--> statement-breakpoint
ALTER TABLE "users" DROP COLUMN "username_look";--> statement-breakpoint
ALTER TABLE "users" DROP COLUMN "notifies_billing";--> statement-breakpoint
ALTER TABLE "users" DROP COLUMN "notifies_messages";--> statement-breakpoint
ALTER TABLE "users" DROP COLUMN "last_seen_at";