CREATE TABLE "invited_addresses" (
	"address_hash" text PRIMARY KEY NOT NULL,
	"invited_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
-- Keeps the promise to write to nobody twice: the same hash as the server makes of a mailbox.
INSERT INTO "invited_addresses" ("address_hash", "invited_at")
SELECT translate(rtrim(encode(sha256(convert_to("canonical_email", 'UTF8')), 'base64'), '='), '+/', '-_'), "created_at"
FROM "referral_invitations" ON CONFLICT DO NOTHING;--> statement-breakpoint
DROP INDEX "referral_invitations_address";--> statement-breakpoint
DROP INDEX "referral_invitations_inviter";--> statement-breakpoint
CREATE UNIQUE INDEX "referral_invitations_inviter_address" ON "referral_invitations" USING btree ("inviter_id","canonical_email");--> statement-breakpoint
CREATE INDEX "referral_invitations_inviter" ON "referral_invitations" USING btree ("inviter_id","created_at");