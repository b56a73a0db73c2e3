ALTER TABLE "media" ADD COLUMN "dropped_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "media_dropped" ON "media" USING btree ("dropped_at") WHERE "media"."dropped_at" is not null;