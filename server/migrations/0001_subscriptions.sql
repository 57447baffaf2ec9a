CREATE TABLE "members" (
	"sign_in_id" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"role" text NOT NULL,
	"joined_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"username" text NOT NULL,
	"username_look" text NOT NULL,
	"user_type" text,
	"is_admin" boolean DEFAULT false NOT NULL,
	"notifies_billing" boolean DEFAULT true NOT NULL,
	"notifies_messages" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL
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
ALTER TABLE "members" ADD CONSTRAINT "members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing_notices" ADD CONSTRAINT "billing_notices_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "charges" ADD CONSTRAINT "charges_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription_changes" ADD CONSTRAINT "subscription_changes_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_started_by_users_id_fk" FOREIGN KEY ("started_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "local_payment_charges" ADD CONSTRAINT "local_payment_charges_subscription_id_local_payment_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."local_payment_subscriptions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "members_user" ON "members" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "users_username_look" ON "users" USING btree ("username_look");--> statement-breakpoint
CREATE INDEX "users_created_at" ON "users" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "charges_subscription" ON "charges" USING btree ("subscription_id");--> statement-breakpoint
CREATE INDEX "charges_charged_at" ON "charges" USING btree ("charged_at");--> statement-breakpoint
CREATE INDEX "subscription_changes_subscription" ON "subscription_changes" USING btree ("subscription_id","id");--> statement-breakpoint
CREATE INDEX "subscription_changes_changed_at" ON "subscription_changes" USING btree ("changed_at");--> statement-breakpoint
CREATE UNIQUE INDEX "subscriptions_provider_id" ON "subscriptions" USING btree ("provider","provider_id");--> statement-breakpoint
CREATE UNIQUE INDEX "subscriptions_unclaimed" ON "subscriptions" USING btree ("canonical_email","user_type") WHERE user_id is null and claimed_at is null and ended_at is null and closing_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "subscriptions_running" ON "subscriptions" USING btree ("user_id") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "subscriptions_user" ON "subscriptions" USING btree ("user_id","claimed_at");--> statement-breakpoint
CREATE INDEX "subscriptions_status" ON "subscriptions" USING btree ("status");--> statement-breakpoint
CREATE INDEX "local_payment_charges_subscription" ON "local_payment_charges" USING btree ("subscription_id");--> statement-breakpoint
CREATE UNIQUE INDEX "local_payment_subscriptions_reference" ON "local_payment_subscriptions" USING btree ("reference");--> statement-breakpoint
CREATE UNIQUE INDEX "local_payment_subscriptions_secret" ON "local_payment_subscriptions" USING btree ("client_secret");--> statement-breakpoint
CREATE INDEX "local_payment_subscriptions_due" ON "local_payment_subscriptions" USING btree ("status","current_period_end");