CREATE TABLE "remote_signals" (
	"remote" text NOT NULL,
	"version" text NOT NULL,
	"hour" timestamp with time zone NOT NULL,
	"name" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "remote_signals_remote_version_hour_name_pk" PRIMARY KEY("remote","version","hour","name")
);
--> statement-breakpoint
CREATE TABLE "remote_voices" (
	"remote" text NOT NULL,
	"version" text NOT NULL,
	"voice" text NOT NULL,
	"source" text NOT NULL,
	"is_account" boolean NOT NULL,
	"has_failed" boolean NOT NULL,
	"heard_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "remote_voices_remote_version_voice_pk" PRIMARY KEY("remote","version","voice")
);
--> statement-breakpoint
CREATE TABLE "site_secrets" (
	"name" text PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "remote_signals_age" ON "remote_signals" USING btree ("hour");--> statement-breakpoint
CREATE INDEX "remote_voices_age" ON "remote_voices" USING btree ("heard_at");