-- What the pages say is read anew: in each language from now on.
DROP TABLE "page_texts";--> statement-breakpoint
CREATE TABLE "page_texts" (
	"language" text NOT NULL,
	"path" text NOT NULL,
	"title" text NOT NULL,
	"content" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"site_search" "tsvector" GENERATED ALWAYS AS (case when language = 'en'
          then setweight(to_tsvector('english', title), 'A') || setweight(to_tsvector('english', content), 'C')
          else setweight(to_tsvector('simple', title), 'A') || setweight(to_tsvector('simple', content), 'C') end) STORED,
	CONSTRAINT "page_texts_language_path_pk" PRIMARY KEY("language","path"),
	CONSTRAINT "page_texts_language" CHECK ("page_texts"."language" in ('en', 'sw'))
);
--> statement-breakpoint
CREATE INDEX "page_texts_site_search" ON "page_texts" USING gin ("site_search");--> statement-breakpoint
-- A text in Swahili, or in English where nobody has translated it.
CREATE FUNCTION "in_swahili"("translations" jsonb, "name" text, "english" text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce(nullif(translations #>> array['sw', name], ''), english)
$$;--> statement-breakpoint
-- The words of each row as the Swahili pages show it. The database knows no forms of Swahili words.
ALTER TABLE "events" ADD COLUMN "site_search_sw" tsvector GENERATED ALWAYS AS (setweight(to_tsvector('simple', in_swahili(translations, 'title', title)), 'A') || setweight(to_tsvector('simple', coalesce(in_swahili(translations, 'location', location), '') || ' ' || replace(event_type, '_', ' ')), 'B') || setweight(to_tsvector('simple', in_swahili(translations, 'description', description) || ' ' || coalesce(in_swahili(translations, 'additional_info', additional_info), '')), 'C')) STORED;--> statement-breakpoint
CREATE INDEX "events_site_search_sw" ON "events" USING gin ("site_search_sw");--> statement-breakpoint
ALTER TABLE "sermons" ADD COLUMN "site_search_sw" tsvector GENERATED ALWAYS AS (setweight(to_tsvector('simple', in_swahili(translations, 'title', title)), 'A') || setweight(to_tsvector('simple', speaker || ' ' || coalesce(in_swahili(translations, 'scripture_reference', scripture_reference), '') || ' ' || replace(series, '_', ' ')), 'B') || setweight(to_tsvector('simple', in_swahili(translations, 'description', description) || ' ' || left(coalesce(in_swahili(translations, 'sermon_text', sermon_text), ''), 200000)), 'C')) STORED;--> statement-breakpoint
CREATE INDEX "sermons_site_search_sw" ON "sermons" USING gin ("site_search_sw");--> statement-breakpoint
ALTER TABLE "announcements" ADD COLUMN "site_search_sw" tsvector GENERATED ALWAYS AS (setweight(to_tsvector('simple', in_swahili(translations, 'title', title)), 'A') || setweight(to_tsvector('simple', coalesce(in_swahili(translations, 'event_location', event_location), '') || ' ' || replace(category, '_', ' ')), 'B') || setweight(to_tsvector('simple', in_swahili(translations, 'content', content) || ' ' || coalesce(in_swahili(translations, 'action_required', action_required), '')), 'C')) STORED;--> statement-breakpoint
CREATE INDEX "announcements_site_search_sw" ON "announcements" USING gin ("site_search_sw");--> statement-breakpoint
ALTER TABLE "leaders" ADD COLUMN "site_search_sw" tsvector GENERATED ALWAYS AS (setweight(to_tsvector('simple', name), 'A') || setweight(to_tsvector('simple', in_swahili(translations, 'title', title) || ' ' || replace(category, '_', ' ')), 'B') || setweight(to_tsvector('simple', coalesce(in_swahili(translations, 'quote', quote), '') || ' ' || coalesce(in_swahili(translations, 'biography', biography), '')), 'C')) STORED;--> statement-breakpoint
CREATE INDEX "leaders_site_search_sw" ON "leaders" USING gin ("site_search_sw");
