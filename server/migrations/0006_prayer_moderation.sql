DROP INDEX "prayer_requests_pending";--> statement-breakpoint
ALTER TABLE "prayer_requests" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
CREATE INDEX "prayer_requests_queue" ON "prayer_requests" USING btree ("is_urgent" DESC NULLS FIRST,"created_at","id" DESC NULLS FIRST) WHERE "prayer_requests"."status" = 'pending';