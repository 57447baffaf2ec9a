CREATE TABLE "email_tokens" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"sign_in_id" uuid NOT NULL,
	"email" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "members" (
	"sign_in_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"role" text NOT NULL,
	"username_look" text NOT NULL,
	"notifies_billing" boolean DEFAULT true NOT NULL,
	"notifies_messages" boolean DEFAULT true NOT NULL,
	"joined_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "operator_invitations" (
	"username" text PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"is_admin" boolean NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pending_emails" (
	"sign_in_id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "resting_usernames" (
	"look_hash" text PRIMARY KEY NOT NULL,
	"freed_at" timestamp with time zone NOT NULL
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
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"username" text NOT NULL,
	"user_type" text,
	"is_admin" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "admin_subscribers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"username" text NOT NULL,
	"email" text NOT NULL,
	"user_type" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"status" text NOT NULL,
	"current_period_end" timestamp with time zone,
	"trial_end" timestamp with time zone,
	"cancels_at_period_end" boolean NOT NULL,
	"price_pence" integer NOT NULL,
	"sort_name" text NOT NULL,
	"search_text" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" uuid PRIMARY KEY NOT NULL,
	"actor_id" uuid NOT NULL,
	"actor_username" text NOT NULL,
	"action" text NOT NULL,
	"target_id" uuid,
	"target_name" text,
	"details" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "billing_notices" (
	"subscription_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"occasion" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	CONSTRAINT "billing_notices_subscription_id_kind_occasion_pk" PRIMARY KEY("subscription_id","kind","occasion")
);
--> statement-breakpoint
CREATE TABLE "charges" (
	"provider" text NOT NULL,
	"charge_id" text NOT NULL,
	"subscription_id" uuid NOT NULL,
	"amount_pence" integer NOT NULL,
	"refunded_pence" integer NOT NULL,
	"charged_at" timestamp with time zone NOT NULL,
	CONSTRAINT "charges_provider_charge_id_pk" PRIMARY KEY("provider","charge_id")
);
--> statement-breakpoint
CREATE TABLE "payment_events" (
	"provider" text NOT NULL,
	"event_id" text NOT NULL,
	"type" text NOT NULL,
	"provider_subscription_id" text,
	"received_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payment_events_provider_event_id_pk" PRIMARY KEY("provider","event_id")
);
--> statement-breakpoint
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
CREATE TABLE "subscription_changes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"subscription_id" uuid NOT NULL,
	"status" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"provider_id" text,
	"customer_id" text,
	"email" text NOT NULL,
	"canonical_email" text NOT NULL,
	"user_type" text NOT NULL,
	"price_pence" integer NOT NULL,
	"has_trial" boolean NOT NULL,
	"first_charge_at" timestamp with time zone,
	"started_by" uuid,
	"browser_hash" text,
	"linked_browser_hash" text,
	"link_mailed_at" timestamp with time zone,
	"user_id" uuid,
	"claimed_at" timestamp with time zone,
	"status" text NOT NULL,
	"trial_end" timestamp with time zone,
	"current_period_end" timestamp with time zone,
	"cancels_at_period_end" boolean NOT NULL,
	"has_payment_method" boolean NOT NULL,
	"card_fingerprint" text,
	"past_due_since" timestamp with time zone,
	"closing_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"lease_id" uuid,
	"leased_until" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "used_trials" (
	"kind" text NOT NULL,
	"digest" text NOT NULL,
	"used_at" timestamp with time zone NOT NULL,
	CONSTRAINT "used_trials_kind_digest_pk" PRIMARY KEY("kind","digest")
);
--> statement-breakpoint
CREATE TABLE "brand_matches" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"profile_version" integer NOT NULL,
	"computed_at" timestamp with time zone NOT NULL,
	"matches" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "briefs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"original_text" text NOT NULL,
	"text" text NOT NULL,
	"is_improved" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"last_searched_at" timestamp with time zone,
	"last_matches" jsonb,
	"previous_matches" jsonb
);
--> statement-breakpoint
CREATE TABLE "listing_changes" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"transaction_id" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"changed_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "match_feedback" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"match_user_id" uuid NOT NULL,
	"brief_id" uuid,
	"reason" text NOT NULL,
	"comments" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "match_feedback_once" UNIQUE NULLS NOT DISTINCT("user_id","match_user_id","brief_id")
);
--> statement-breakpoint
CREATE TABLE "profile_embeddings" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"model" text NOT NULL,
	"profile_version" integer NOT NULL,
	"vector" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_days" (
	"day" text PRIMARY KEY NOT NULL,
	"searches" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "suggestion_skips" (
	"user_id" uuid NOT NULL,
	"skipped_user_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "suggestion_skips_user_id_skipped_user_id_pk" PRIMARY KEY("user_id","skipped_user_id")
);
--> statement-breakpoint
CREATE TABLE "blocks" (
	"blocker_id" uuid NOT NULL,
	"blocked_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "blocks_blocker_id_blocked_id_pk" PRIMARY KEY("blocker_id","blocked_id")
);
--> statement-breakpoint
CREATE TABLE "contacts" (
	"user_id" uuid NOT NULL,
	"contact_id" uuid NOT NULL,
	"conversation_id" uuid NOT NULL,
	"hidden_up_to_id" uuid,
	CONSTRAINT "contacts_user_id_contact_id_pk" PRIMARY KEY("user_id","contact_id")
);
--> statement-breakpoint
CREATE TABLE "conversations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"lower_user_id" uuid NOT NULL,
	"higher_user_id" uuid NOT NULL,
	"last_message_id" uuid,
	CONSTRAINT "conversations_pair" UNIQUE("lower_user_id","higher_user_id"),
	CONSTRAINT "conversations_pair_is_sorted" CHECK ("conversations"."lower_user_id" < "conversations"."higher_user_id")
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"conversation_id" uuid NOT NULL,
	"sender_id" uuid NOT NULL,
	"receiver_id" uuid NOT NULL,
	"content" text NOT NULL,
	"written_by_id" text NOT NULL,
	"written_by_username" text NOT NULL,
	"idempotency_key" text,
	"created_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "unread_mails" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"up_to_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "profiles" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"data" jsonb NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	"version" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "project_notes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"content" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "project_people" (
	"project_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"state" text NOT NULL,
	"invited_at" timestamp with time zone NOT NULL,
	CONSTRAINT "project_people_project_id_user_id_pk" PRIMARY KEY("project_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "project_status_changes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"status" text NOT NULL,
	"changed_by_id" uuid NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "projects" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"status" text NOT NULL,
	"brief_id" uuid,
	"brief_text" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invitation_stops" (
	"address_hash" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invited_addresses" (
	"address_hash" text PRIMARY KEY NOT NULL,
	"invited_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "referral_invitations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"inviter_id" uuid NOT NULL,
	"email" text NOT NULL,
	"canonical_email" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"mailed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "referral_links" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "referral_log" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"description" text NOT NULL,
	"referred_username" text,
	"referred_email" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "referrals" (
	"referred_id" uuid PRIMARY KEY NOT NULL,
	"referrer_id" uuid NOT NULL,
	"email" text NOT NULL,
	"canonical_email" text NOT NULL,
	"state" text NOT NULL,
	"registered_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"reviewed_at" timestamp with time zone,
	"network_hash" text,
	"device_hash" text
);
--> statement-breakpoint
CREATE TABLE "rewards" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"tier" text NOT NULL,
	"status" text NOT NULL,
	"unlocked_at" timestamp with time zone NOT NULL,
	"claimed_at" timestamp with time zone,
	"shipped_at" timestamp with time zone,
	"delivered_at" timestamp with time zone,
	"refused_at" timestamp with time zone,
	"refusal_reason" text,
	"tracking_number" text
);
--> statement-breakpoint
CREATE TABLE "shipping_addresses" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"address" jsonb NOT NULL,
	"address_look" text NOT NULL,
	"saved_at" timestamp with time zone NOT NULL
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
CREATE TABLE "mail_outbox" (
	"id" uuid PRIMARY KEY NOT NULL,
	"to" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text NOT NULL,
	"headers" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "local_payment_charges" (
	"id" text PRIMARY KEY NOT NULL,
	"subscription_id" text NOT NULL,
	"amount_pence" integer NOT NULL,
	"refunded_pence" integer NOT NULL,
	"charged_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "local_payment_subscriptions" (
	"id" text PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"customer_id" text NOT NULL,
	"email" text NOT NULL,
	"price_pence" integer NOT NULL,
	"status" text NOT NULL,
	"trial_end" timestamp with time zone,
	"current_period_end" timestamp with time zone,
	"billed_from" timestamp with time zone,
	"cancels_at_period_end" boolean NOT NULL,
	"card_fingerprint" text,
	"fails_renewals" boolean NOT NULL,
	"client_secret" text NOT NULL,
	"intent_status" text NOT NULL,
	"failed_attempts" integer NOT NULL,
	"next_attempt_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "demo_clock" (
	"is_only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"offset_ms" bigint NOT NULL,
	CONSTRAINT "demo_clock_is_one_row" CHECK ("demo_clock"."is_only")
);
--> statement-breakpoint
ALTER TABLE "members" ADD CONSTRAINT "members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_invitations" ADD CONSTRAINT "team_invitations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "admin_subscribers" ADD CONSTRAINT "admin_subscribers_id_users_id_fk" FOREIGN KEY ("id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing_notices" ADD CONSTRAINT "billing_notices_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "charges" ADD CONSTRAINT "charges_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription_changes" ADD CONSTRAINT "subscription_changes_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brand_matches" ADD CONSTRAINT "brand_matches_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "briefs" ADD CONSTRAINT "briefs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match_feedback" ADD CONSTRAINT "match_feedback_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match_feedback" ADD CONSTRAINT "match_feedback_match_user_id_users_id_fk" FOREIGN KEY ("match_user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match_feedback" ADD CONSTRAINT "match_feedback_brief_id_briefs_id_fk" FOREIGN KEY ("brief_id") REFERENCES "public"."briefs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_embeddings" ADD CONSTRAINT "profile_embeddings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "suggestion_skips" ADD CONSTRAINT "suggestion_skips_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "suggestion_skips" ADD CONSTRAINT "suggestion_skips_skipped_user_id_users_id_fk" FOREIGN KEY ("skipped_user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blocks" ADD CONSTRAINT "blocks_blocker_id_users_id_fk" FOREIGN KEY ("blocker_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blocks" ADD CONSTRAINT "blocks_blocked_id_users_id_fk" FOREIGN KEY ("blocked_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contacts" ADD CONSTRAINT "contacts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contacts" ADD CONSTRAINT "contacts_contact_id_users_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contacts" ADD CONSTRAINT "contacts_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_lower_user_id_users_id_fk" FOREIGN KEY ("lower_user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_higher_user_id_users_id_fk" FOREIGN KEY ("higher_user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unread_mails" ADD CONSTRAINT "unread_mails_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_notes" ADD CONSTRAINT "project_notes_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_notes" ADD CONSTRAINT "project_notes_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_people" ADD CONSTRAINT "project_people_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_people" ADD CONSTRAINT "project_people_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_status_changes" ADD CONSTRAINT "project_status_changes_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_status_changes" ADD CONSTRAINT "project_status_changes_changed_by_id_users_id_fk" FOREIGN KEY ("changed_by_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral_invitations" ADD CONSTRAINT "referral_invitations_inviter_id_users_id_fk" FOREIGN KEY ("inviter_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral_links" ADD CONSTRAINT "referral_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral_log" ADD CONSTRAINT "referral_log_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referrals" ADD CONSTRAINT "referrals_referred_id_users_id_fk" FOREIGN KEY ("referred_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referrals" ADD CONSTRAINT "referrals_referrer_id_users_id_fk" FOREIGN KEY ("referrer_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rewards" ADD CONSTRAINT "rewards_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipping_addresses" ADD CONSTRAINT "shipping_addresses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credentials" ADD CONSTRAINT "credentials_sign_in_id_sign_ins_id_fk" FOREIGN KEY ("sign_in_id") REFERENCES "public"."sign_ins"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_sign_in_id_sign_ins_id_fk" FOREIGN KEY ("sign_in_id") REFERENCES "public"."sign_ins"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "local_payment_charges" ADD CONSTRAINT "local_payment_charges_subscription_id_local_payment_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."local_payment_subscriptions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "email_tokens_sign_in" ON "email_tokens" USING btree ("sign_in_id","purpose");--> statement-breakpoint
CREATE INDEX "members_user" ON "members" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "members_username_look" ON "members" USING btree ("username_look");--> statement-breakpoint
CREATE UNIQUE INDEX "team_invitations_address" ON "team_invitations" USING btree ("user_id","email");--> statement-breakpoint
CREATE UNIQUE INDEX "team_invitations_token" ON "team_invitations" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "users_created_at" ON "users" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "admin_subscribers_username" ON "admin_subscribers" USING btree ("sort_name","id");--> statement-breakpoint
CREATE INDEX "admin_subscribers_type" ON "admin_subscribers" USING btree ("user_type","id");--> statement-breakpoint
CREATE INDEX "admin_subscribers_created_at" ON "admin_subscribers" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "admin_subscribers_status" ON "admin_subscribers" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "admin_subscribers_fee" ON "admin_subscribers" USING btree ((case when "status" = 'active' then "price_pence" else 0 end),"id");--> statement-breakpoint
CREATE INDEX "admin_subscribers_period_end" ON "admin_subscribers" USING btree ("current_period_end","id");--> statement-breakpoint
CREATE INDEX "admin_subscribers_period_end_desc" ON "admin_subscribers" USING btree ("current_period_end" DESC NULLS LAST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "admin_subscribers_trial_end" ON "admin_subscribers" USING btree ("trial_end","id");--> statement-breakpoint
CREATE INDEX "admin_subscribers_trial_end_desc" ON "admin_subscribers" USING btree ("trial_end" DESC NULLS LAST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "charges_subscription" ON "charges" USING btree ("subscription_id");--> statement-breakpoint
CREATE INDEX "charges_charged_at" ON "charges" USING btree ("charged_at");--> statement-breakpoint
CREATE INDEX "reconciliations_ran_at" ON "reconciliations" USING btree ("ran_at");--> statement-breakpoint
CREATE INDEX "subscription_changes_subscription" ON "subscription_changes" USING btree ("subscription_id","id");--> statement-breakpoint
CREATE INDEX "subscription_changes_changed_at" ON "subscription_changes" USING btree ("changed_at");--> statement-breakpoint
CREATE UNIQUE INDEX "subscriptions_provider_id" ON "subscriptions" USING btree ("provider","provider_id");--> statement-breakpoint
CREATE UNIQUE INDEX "subscriptions_unclaimed_by_visitors" ON "subscriptions" USING btree ("browser_hash","canonical_email","user_type") WHERE started_by is null and claimed_at is null and ended_at is null and closing_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "subscriptions_unclaimed_by_members" ON "subscriptions" USING btree ("started_by") WHERE claimed_at is null and ended_at is null and closing_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "subscriptions_running" ON "subscriptions" USING btree ("user_id") WHERE ended_at is null and closing_at is null;--> statement-breakpoint
CREATE INDEX "subscriptions_user" ON "subscriptions" USING btree ("user_id","claimed_at");--> statement-breakpoint
CREATE INDEX "subscriptions_status" ON "subscriptions" USING btree ("status");--> statement-breakpoint
CREATE INDEX "subscriptions_browser" ON "subscriptions" USING btree ("browser_hash");--> statement-breakpoint
CREATE INDEX "subscriptions_linked_browser" ON "subscriptions" USING btree ("linked_browser_hash");--> statement-breakpoint
CREATE INDEX "briefs_user" ON "briefs" USING btree ("user_id","updated_at");--> statement-breakpoint
CREATE INDEX "listing_changes_transaction" ON "listing_changes" USING btree ("transaction_id");--> statement-breakpoint
CREATE INDEX "match_feedback_match" ON "match_feedback" USING btree ("match_user_id");--> statement-breakpoint
CREATE INDEX "match_feedback_brief" ON "match_feedback" USING btree ("brief_id");--> statement-breakpoint
CREATE INDEX "suggestion_skips_skipped" ON "suggestion_skips" USING btree ("skipped_user_id");--> statement-breakpoint
CREATE INDEX "blocks_blocked" ON "blocks" USING btree ("blocked_id");--> statement-breakpoint
CREATE INDEX "contacts_conversation" ON "contacts" USING btree ("conversation_id");--> statement-breakpoint
CREATE INDEX "contacts_contact" ON "contacts" USING btree ("contact_id");--> statement-breakpoint
CREATE INDEX "conversations_higher_user" ON "conversations" USING btree ("higher_user_id");--> statement-breakpoint
CREATE INDEX "messages_conversation" ON "messages" USING btree ("conversation_id","id");--> statement-breakpoint
CREATE INDEX "messages_unread" ON "messages" USING btree ("receiver_id","conversation_id","id") WHERE "messages"."read_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "messages_idempotency_key" ON "messages" USING btree ("sender_id","idempotency_key");--> statement-breakpoint
CREATE INDEX "project_notes_project" ON "project_notes" USING btree ("project_id","id");--> statement-breakpoint
CREATE INDEX "project_people_user" ON "project_people" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "project_status_changes_project" ON "project_status_changes" USING btree ("project_id","id");--> statement-breakpoint
CREATE INDEX "projects_owner" ON "projects" USING btree ("owner_id");--> statement-breakpoint
CREATE UNIQUE INDEX "referral_invitations_inviter_address" ON "referral_invitations" USING btree ("inviter_id","canonical_email");--> statement-breakpoint
CREATE INDEX "referral_invitations_inviter" ON "referral_invitations" USING btree ("inviter_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "referral_links_token" ON "referral_links" USING btree ("token");--> statement-breakpoint
CREATE INDEX "referral_log_user" ON "referral_log" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "referrals_referrer" ON "referrals" USING btree ("referrer_id","state");--> statement-breakpoint
CREATE UNIQUE INDEX "rewards_tier" ON "rewards" USING btree ("user_id","tier");--> statement-breakpoint
CREATE INDEX "rewards_status" ON "rewards" USING btree ("status");--> statement-breakpoint
CREATE INDEX "shipping_addresses_look" ON "shipping_addresses" USING btree ("address_look");--> statement-breakpoint
CREATE INDEX "credentials_sign_in" ON "credentials" USING btree ("sign_in_id");--> statement-breakpoint
CREATE UNIQUE INDEX "sessions_token" ON "sessions" USING btree ("token");--> statement-breakpoint
CREATE INDEX "sessions_sign_in" ON "sessions" USING btree ("sign_in_id");--> statement-breakpoint
CREATE UNIQUE INDEX "sign_ins_email" ON "sign_ins" USING btree ("email");--> statement-breakpoint
CREATE UNIQUE INDEX "sign_ins_username" ON "sign_ins" USING btree ("username");--> statement-breakpoint
CREATE INDEX "mail_outbox_to" ON "mail_outbox" USING btree (lower("to"),"id");--> statement-breakpoint
CREATE INDEX "local_payment_charges_subscription" ON "local_payment_charges" USING btree ("subscription_id");--> statement-breakpoint
CREATE UNIQUE INDEX "local_payment_subscriptions_reference" ON "local_payment_subscriptions" USING btree ("reference");--> statement-breakpoint
CREATE UNIQUE INDEX "local_payment_subscriptions_secret" ON "local_payment_subscriptions" USING btree ("client_secret");--> statement-breakpoint
CREATE INDEX "local_payment_subscriptions_due" ON "local_payment_subscriptions" USING btree ("status","current_period_end");--> statement-breakpoint
CREATE VIEW "public"."admin_users" AS (select "id", "username", "user_type", "created_at" from "users");--> statement-breakpoint
CREATE VIEW "public"."current_subscribers" AS (select "users"."id", "users"."username", "sign_ins"."email", "users"."user_type" as "user_type", "users"."created_at", "newest"."status", "newest"."current_period_end", "newest"."trial_end", "newest"."cancels_at_period_end", "newest"."price_pence", lower("users"."username") as "sort_name", lower("users"."username" || ' ' || "sign_ins"."email") as "search_text" from "users" inner join "members" on ("members"."user_id" = "users"."id" and "members"."role" = 'owner') inner join "sign_ins" on "sign_ins"."id" = "members"."sign_in_id" inner join (select distinct on ("subscriptions"."user_id") "user_id", "status", "current_period_end", "trial_end", "cancels_at_period_end", "price_pence" from "subscriptions" where "subscriptions"."claimed_at" is not null order by "subscriptions"."user_id", "subscriptions"."claimed_at" desc, "subscriptions"."id" desc) "newest" on "newest"."user_id" = "users"."id" where "users"."user_type" is not null);--> statement-breakpoint
-- Refuses every change of what operators did, whoever asks.
CREATE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'The audit log cannot be changed.';
END
$$;
--> statement-breakpoint
CREATE TRIGGER audit_log_is_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_log
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();
