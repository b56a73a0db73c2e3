CREATE TABLE "remote_files" (
	"remote" text NOT NULL,
	"version" text NOT NULL,
	"file" text NOT NULL,
	"integrity" text NOT NULL,
	"bytes" integer NOT NULL,
	CONSTRAINT "remote_files_remote_version_file_pk" PRIMARY KEY("remote","version","file")
);
--> statement-breakpoint
CREATE TABLE "shell_files" (
	"file" text PRIMARY KEY NOT NULL,
	"integrity" text NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "remote_files" ADD CONSTRAINT "remote_files_of_version" FOREIGN KEY ("remote","version") REFERENCES "public"."remote_versions"("remote","version") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "shell_files_seen" ON "shell_files" USING btree ("seen_at");