ALTER TABLE "events" ADD COLUMN "published_at" timestamp with time zone;--> statement-breakpoint
UPDATE "events" SET "published_at" = "created_at" WHERE "status" <> 'draft';
