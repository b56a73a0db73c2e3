CREATE TABLE "page_texts" (
	"path" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"content" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"site_search" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('english', title), 'A') || setweight(to_tsvector('english', content), 'C')) STORED
);
--> statement-breakpoint
CREATE INDEX "page_texts_site_search" ON "page_texts" USING gin ("site_search");--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "site_search" tsvector GENERATED ALWAYS AS (setweight(to_tsvector('english', title), 'A') || setweight(to_tsvector('english', coalesce(location, '') || ' ' || replace(event_type, '_', ' ')), 'B') || setweight(to_tsvector('english', description || ' ' || coalesce(additional_info, '')), 'C')) STORED;--> statement-breakpoint
CREATE INDEX "events_site_search" ON "events" USING gin ("site_search");--> statement-breakpoint
ALTER TABLE "sermons" ADD COLUMN "site_search" tsvector GENERATED ALWAYS AS (setweight(to_tsvector('english', title), 'A') || setweight(to_tsvector('english', speaker || ' ' || coalesce(scripture_reference, '') || ' ' || replace(series, '_', ' ')), 'B') || setweight(to_tsvector('english', description || ' ' || left(coalesce(sermon_text, ''), 200000)), 'C')) STORED;--> statement-breakpoint
CREATE INDEX "sermons_site_search" ON "sermons" USING gin ("site_search");--> statement-breakpoint
ALTER TABLE "announcements" ADD COLUMN "site_search" tsvector GENERATED ALWAYS AS (setweight(to_tsvector('english', title), 'A') || setweight(to_tsvector('english', coalesce(event_location, '') || ' ' || replace(category, '_', ' ')), 'B') || setweight(to_tsvector('english', content || ' ' || coalesce(action_required, '')), 'C')) STORED;--> statement-breakpoint
CREATE INDEX "announcements_site_search" ON "announcements" USING gin ("site_search");--> statement-breakpoint
ALTER TABLE "leaders" ADD COLUMN "site_search" tsvector GENERATED ALWAYS AS (setweight(to_tsvector('english', name), 'A') || setweight(to_tsvector('english', title || ' ' || replace(category, '_', ' ')), 'B') || setweight(to_tsvector('english', coalesce(quote, '') || ' ' || coalesce(biography, '')), 'C')) STORED;--> statement-breakpoint
CREATE INDEX "leaders_site_search" ON "leaders" USING gin ("site_search");
