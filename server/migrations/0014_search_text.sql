DROP INDEX "users_search";--> statement-breakpoint
DROP INDEX "events_search";--> statement-breakpoint
DROP INDEX "leaders_search";--> statement-breakpoint
DROP INDEX "prayer_requests_search";--> statement-breakpoint
DROP INDEX "announcements_search";--> statement-breakpoint
DROP INDEX "church_projects_search";--> statement-breakpoint
DROP INDEX "slides_search";--> statement-breakpoint
DROP INDEX "worship_services_search";--> statement-breakpoint
DROP INDEX "songs_search";--> statement-breakpoint
DROP INDEX "sermons_search";--> statement-breakpoint
DROP INDEX "ministries_search";--> statement-breakpoint
DROP INDEX "calendar_events_search";--> statement-breakpoint
DROP INDEX "inquiries_search";--> statement-breakpoint
DROP INDEX "gallery_search";--> statement-breakpoint
DROP INDEX "proposals_search";--> statement-breakpoint
DROP INDEX "broadcasts_search";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "search_text" text GENERATED ALWAYS AS (lower(' ' || coalesce(first_name, '') || ' ' || coalesce(last_name, '') || ' ' || coalesce(email, ''))) STORED;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "search_text" text GENERATED ALWAYS AS (lower(' ' || coalesce(title, '') || ' ' || coalesce(location, '') || ' ' || coalesce(event_type, ''))) STORED;--> statement-breakpoint
ALTER TABLE "leaders" ADD COLUMN "search_text" text GENERATED ALWAYS AS (lower(' ' || coalesce(name, '') || ' ' || coalesce(title, ''))) STORED;--> statement-breakpoint
ALTER TABLE "prayer_requests" ADD COLUMN "search_text" text GENERATED ALWAYS AS (lower(' ' || coalesce(title, '') || ' ' || coalesce(category, ''))) STORED;--> statement-breakpoint
ALTER TABLE "announcements" ADD COLUMN "search_text" text GENERATED ALWAYS AS (lower(' ' || coalesce(title, '') || ' ' || coalesce(event_location, ''))) STORED;--> statement-breakpoint
ALTER TABLE "church_projects" ADD COLUMN "search_text" text GENERATED ALWAYS AS (lower(' ' || coalesce(title, ''))) STORED;--> statement-breakpoint
ALTER TABLE "slides" ADD COLUMN "search_text" text GENERATED ALWAYS AS (lower(' ' || coalesce(title, ''))) STORED;--> statement-breakpoint
ALTER TABLE "worship_services" ADD COLUMN "search_text" text GENERATED ALWAYS AS (lower(' ' || coalesce(name, '') || ' ' || coalesce(location, ''))) STORED;--> statement-breakpoint
ALTER TABLE "songs" ADD COLUMN "search_text" text GENERATED ALWAYS AS (lower(' ' || coalesce(title, '') || ' ' || coalesce(description, ''))) STORED;--> statement-breakpoint
ALTER TABLE "sermons" ADD COLUMN "search_text" text GENERATED ALWAYS AS (lower(' ' || coalesce(title, '') || ' ' || coalesce(speaker, '') || ' ' || coalesce(scripture_reference, '') || ' ' || coalesce(series, ''))) STORED;--> statement-breakpoint
ALTER TABLE "ministries" ADD COLUMN "search_text" text GENERATED ALWAYS AS (lower(' ' || coalesce(name, '') || ' ' || coalesce(leader, ''))) STORED;--> statement-breakpoint
ALTER TABLE "calendar_events" ADD COLUMN "search_text" text GENERATED ALWAYS AS (lower(' ' || coalesce(sabbath_school_topic, '') || ' ' || coalesce(divine_service_topic, '') || ' ' || coalesce(divine_service_preacher, '') || ' ' || coalesce(special_notes, ''))) STORED;--> statement-breakpoint
ALTER TABLE "inquiries" ADD COLUMN "search_text" text GENERATED ALWAYS AS (lower(' ' || coalesce(email, '') || ' ' || coalesce(message, ''))) STORED;--> statement-breakpoint
ALTER TABLE "gallery_items" ADD COLUMN "search_text" text GENERATED ALWAYS AS (lower(' ' || coalesce(title, '') || ' ' || coalesce(description, ''))) STORED;--> statement-breakpoint
ALTER TABLE "proposals" ADD COLUMN "search_text" text GENERATED ALWAYS AS (lower(' ' || coalesce(author_label, '') || ' ' || coalesce(preview ->> 'title', ''))) STORED;--> statement-breakpoint
ALTER TABLE "broadcasts" ADD COLUMN "search_text" text GENERATED ALWAYS AS (lower(' ' || coalesce(subject, ''))) STORED;--> statement-breakpoint
CREATE INDEX "users_search" ON "users" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "events_search" ON "events" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "leaders_search" ON "leaders" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "prayer_requests_search" ON "prayer_requests" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "announcements_search" ON "announcements" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "church_projects_search" ON "church_projects" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "slides_search" ON "slides" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "worship_services_search" ON "worship_services" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "songs_search" ON "songs" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "sermons_search" ON "sermons" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "ministries_search" ON "ministries" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "calendar_events_search" ON "calendar_events" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "inquiries_search" ON "inquiries" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "gallery_search" ON "gallery_items" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "proposals_search" ON "proposals" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "broadcasts_search" ON "broadcasts" USING gin ("search_text" gin_trgm_ops);