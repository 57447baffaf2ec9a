CREATE TABLE "profile_embeddings" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"model" text NOT NULL,
	"profile_version" integer NOT NULL,
	"vector" "bytea" NOT NULL
);
--> statement-breakpoint
ALTER TABLE "profile_embeddings" ADD CONSTRAINT "profile_embeddings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;