ALTER TABLE "event_occurrences" ADD COLUMN "told_start" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "was_cancelled" boolean DEFAULT false NOT NULL;