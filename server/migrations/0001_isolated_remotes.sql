ALTER TABLE "remote_grants" ADD COLUMN "kind" text DEFAULT 'isolated' NOT NULL;--> statement-breakpoint
ALTER TABLE "remote_grants" ADD COLUMN "uses" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "remote_grants" ADD CONSTRAINT "remote_grants_kind" CHECK ("remote_grants"."kind" in ('core', 'isolated'));--> statement-breakpoint
-- The remotes that came with the site run in the shell's document, as before.
UPDATE "remote_grants" SET "kind" = 'core' WHERE EXISTS (
  SELECT FROM "remote_versions" WHERE "remote_versions"."remote" = "remote_grants"."remote" AND "source" = 'local'
);
