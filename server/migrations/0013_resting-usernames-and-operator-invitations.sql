CREATE TABLE "operator_invitations" (
	"username" text PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"is_admin" boolean NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "resting_usernames" (
	"look_hash" text PRIMARY KEY NOT NULL,
	"freed_at" timestamp with time zone NOT NULL
);
