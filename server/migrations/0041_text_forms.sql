-- A text as it is searched: small letters without accents and apostrophes. foldText of shared-contracts has the same rules.
CREATE FUNCTION "fold_text"("value" text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT replace(replace(replace(replace(
    lower(translate(
      regexp_replace(normalize(value, NFKD), '[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f''`´‘’‛′ʹʻʼʽˈ\u200c\u200d]', '', 'g'),
      'ØøĐđÐðĦħıŁłŊŋƗɨɄʉÆŒÞẞ', 'ooddddhhillnniiuuæœþß')),
    'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th')
$$;--> statement-breakpoint
-- The words of a text for the search of the site, apart wherever the query takes them apart.
CREATE FUNCTION "words_of"("value" text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT regexp_replace(fold_text(value), '[\x01-\x2f\x3a-\x60\x7b-\xbf\u2000-\u206f\u3000-\u303f]+', ' ', 'g')
$$;--> statement-breakpoint
-- The same of HTML as the sanitizer writes it.
CREATE FUNCTION "words_of_html"("value" text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT words_of(regexp_replace(regexp_replace(regexp_replace(value,
    '</?(a|b|em|i|small|span|strong|sub|sup|u|s|q|cite|code)\y[^>]*>', '', 'gi'), '<[^>]*>', ' ', 'g'), '&(amp|lt|gt|quot);', ' ', 'g'))
$$;--> statement-breakpoint
ALTER TABLE "audit_log" DROP COLUMN "search_text", ADD COLUMN "search_text" text GENERATED ALWAYS AS (fold_text(' ' || coalesce(actor_label, '') || ' ' || coalesce(action, '') || ' ' || coalesce(coalesce("after", "before") ->> 'title', ''))) STORED, DROP COLUMN "person_text", ADD COLUMN "person_text" text GENERATED ALWAYS AS (fold_text(' ' || coalesce(actor_label, ''))) STORED;--> statement-breakpoint
ALTER TABLE "users" DROP COLUMN "search_text", ADD COLUMN "search_text" text GENERATED ALWAYS AS (fold_text(' ' || coalesce(first_name, '') || ' ' || coalesce(last_name, '') || ' ' || coalesce(email, ''))) STORED;--> statement-breakpoint
ALTER TABLE "events" DROP COLUMN "search_text", ADD COLUMN "search_text" text GENERATED ALWAYS AS (fold_text(' ' || coalesce(title, '') || ' ' || coalesce(location, '') || ' ' || coalesce(event_type, ''))) STORED;--> statement-breakpoint
ALTER TABLE "leaders" DROP COLUMN "search_text", ADD COLUMN "search_text" text GENERATED ALWAYS AS (fold_text(' ' || coalesce(name, '') || ' ' || coalesce(title, ''))) STORED;--> statement-breakpoint
ALTER TABLE "prayer_requests" DROP COLUMN "search_text", ADD COLUMN "search_text" text GENERATED ALWAYS AS (fold_text(' ' || coalesce(title, '') || ' ' || coalesce(category, ''))) STORED;--> statement-breakpoint
ALTER TABLE "announcements" DROP COLUMN "search_text", ADD COLUMN "search_text" text GENERATED ALWAYS AS (fold_text(' ' || coalesce(title, '') || ' ' || coalesce(event_location, ''))) STORED;--> statement-breakpoint
ALTER TABLE "church_projects" DROP COLUMN "search_text", ADD COLUMN "search_text" text GENERATED ALWAYS AS (fold_text(' ' || coalesce(title, ''))) STORED;--> statement-breakpoint
ALTER TABLE "slides" DROP COLUMN "search_text", ADD COLUMN "search_text" text GENERATED ALWAYS AS (fold_text(' ' || coalesce(title, ''))) STORED;--> statement-breakpoint
ALTER TABLE "worship_services" DROP COLUMN "search_text", ADD COLUMN "search_text" text GENERATED ALWAYS AS (fold_text(' ' || coalesce(name, '') || ' ' || coalesce(location, ''))) STORED;--> statement-breakpoint
ALTER TABLE "songs" DROP COLUMN "search_text", ADD COLUMN "search_text" text GENERATED ALWAYS AS (fold_text(' ' || coalesce(title, '') || ' ' || coalesce(description, ''))) STORED;--> statement-breakpoint
ALTER TABLE "sermons" DROP COLUMN "search_text", ADD COLUMN "search_text" text GENERATED ALWAYS AS (fold_text(' ' || coalesce(title, '') || ' ' || coalesce(speaker, '') || ' ' || coalesce(scripture_reference, '') || ' ' || coalesce(series, ''))) STORED;--> statement-breakpoint
ALTER TABLE "ministries" DROP COLUMN "search_text", ADD COLUMN "search_text" text GENERATED ALWAYS AS (fold_text(' ' || coalesce(name, '') || ' ' || coalesce(leader, ''))) STORED;--> statement-breakpoint
ALTER TABLE "calendar_events" DROP COLUMN "search_text", ADD COLUMN "search_text" text GENERATED ALWAYS AS (fold_text(' ' || coalesce(sabbath_school_topic, '') || ' ' || coalesce(divine_service_topic, '') || ' ' || coalesce(divine_service_preacher, '') || ' ' || coalesce(special_notes, ''))) STORED;--> statement-breakpoint
ALTER TABLE "inquiries" DROP COLUMN "search_text", ADD COLUMN "search_text" text GENERATED ALWAYS AS (fold_text(' ' || coalesce(email, '') || ' ' || coalesce(message, '') || ' ' || coalesce(visitor_name, '') || ' ' || coalesce(phone, ''))) STORED;--> statement-breakpoint
ALTER TABLE "gallery_items" DROP COLUMN "search_text", ADD COLUMN "search_text" text GENERATED ALWAYS AS (fold_text(' ' || coalesce(title, '') || ' ' || coalesce(description, ''))) STORED;--> statement-breakpoint
ALTER TABLE "proposals" DROP COLUMN "search_text", ADD COLUMN "search_text" text GENERATED ALWAYS AS (fold_text(' ' || coalesce(author_label, '') || ' ' || coalesce(preview ->> 'title', ''))) STORED;--> statement-breakpoint
ALTER TABLE "broadcasts" DROP COLUMN "search_text", ADD COLUMN "search_text" text GENERATED ALWAYS AS (fold_text(' ' || coalesce(subject, ''))) STORED;--> statement-breakpoint
ALTER TABLE "page_texts" DROP COLUMN "site_search", ADD COLUMN "site_search" "tsvector" GENERATED ALWAYS AS (case when language = 'en'
          then setweight(to_tsvector('english', words_of(title)), 'A') || setweight(to_tsvector('english', words_of(content)), 'C')
          else setweight(to_tsvector('simple', words_of(title)), 'A') || setweight(to_tsvector('simple', words_of(content)), 'C') end) STORED;--> statement-breakpoint
CREATE INDEX "audit_log_search" ON "audit_log" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "audit_log_person" ON "audit_log" USING gin ("person_text" gin_trgm_ops);--> statement-breakpoint
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
CREATE INDEX "broadcasts_search" ON "broadcasts" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "page_texts_site_search" ON "page_texts" USING gin ("site_search");--> statement-breakpoint
ALTER TABLE "events" DROP COLUMN "site_search", ADD COLUMN "site_search" tsvector GENERATED ALWAYS AS (setweight(to_tsvector('english', words_of(title)), 'A') || setweight(to_tsvector('english', words_of(coalesce(location, '') || ' ' || event_type)), 'B') || setweight(to_tsvector('english', words_of(description || ' ' || coalesce(additional_info, ''))), 'C')) STORED, DROP COLUMN "site_search_sw", ADD COLUMN "site_search_sw" tsvector GENERATED ALWAYS AS (setweight(to_tsvector('simple', words_of(in_swahili(translations, 'title', title))), 'A') || setweight(to_tsvector('simple', words_of(coalesce(in_swahili(translations, 'location', location), '') || ' ' || event_type)), 'B') || setweight(to_tsvector('simple', words_of(in_swahili(translations, 'description', description) || ' ' || coalesce(in_swahili(translations, 'additional_info', additional_info), ''))), 'C')) STORED;--> statement-breakpoint
CREATE INDEX "events_site_search" ON "events" USING gin ("site_search");--> statement-breakpoint
CREATE INDEX "events_site_search_sw" ON "events" USING gin ("site_search_sw");--> statement-breakpoint
ALTER TABLE "sermons" DROP COLUMN "site_search", ADD COLUMN "site_search" tsvector GENERATED ALWAYS AS (setweight(to_tsvector('english', words_of(title)), 'A') || setweight(to_tsvector('english', words_of(speaker || ' ' || coalesce(scripture_reference, '') || ' ' || series)), 'B') || setweight(to_tsvector('english', words_of(description) || ' ' || words_of_html(left(coalesce(sermon_text, ''), 200000))), 'C')) STORED, DROP COLUMN "site_search_sw", ADD COLUMN "site_search_sw" tsvector GENERATED ALWAYS AS (setweight(to_tsvector('simple', words_of(in_swahili(translations, 'title', title))), 'A') || setweight(to_tsvector('simple', words_of(speaker || ' ' || coalesce(in_swahili(translations, 'scripture_reference', scripture_reference), '') || ' ' || series)), 'B') || setweight(to_tsvector('simple', words_of(in_swahili(translations, 'description', description)) || ' ' || words_of_html(left(coalesce(in_swahili(translations, 'sermon_text', sermon_text), ''), 200000))), 'C')) STORED;--> statement-breakpoint
CREATE INDEX "sermons_site_search" ON "sermons" USING gin ("site_search");--> statement-breakpoint
CREATE INDEX "sermons_site_search_sw" ON "sermons" USING gin ("site_search_sw");--> statement-breakpoint
ALTER TABLE "announcements" DROP COLUMN "site_search", ADD COLUMN "site_search" tsvector GENERATED ALWAYS AS (setweight(to_tsvector('english', words_of(title)), 'A') || setweight(to_tsvector('english', words_of(coalesce(event_location, '') || ' ' || category)), 'B') || setweight(to_tsvector('english', words_of(content || ' ' || coalesce(action_required, ''))), 'C')) STORED, DROP COLUMN "site_search_sw", ADD COLUMN "site_search_sw" tsvector GENERATED ALWAYS AS (setweight(to_tsvector('simple', words_of(in_swahili(translations, 'title', title))), 'A') || setweight(to_tsvector('simple', words_of(coalesce(in_swahili(translations, 'event_location', event_location), '') || ' ' || category)), 'B') || setweight(to_tsvector('simple', words_of(in_swahili(translations, 'content', content) || ' ' || coalesce(in_swahili(translations, 'action_required', action_required), ''))), 'C')) STORED;--> statement-breakpoint
CREATE INDEX "announcements_site_search" ON "announcements" USING gin ("site_search");--> statement-breakpoint
CREATE INDEX "announcements_site_search_sw" ON "announcements" USING gin ("site_search_sw");--> statement-breakpoint
ALTER TABLE "leaders" DROP COLUMN "site_search", ADD COLUMN "site_search" tsvector GENERATED ALWAYS AS (setweight(to_tsvector('english', words_of(name)), 'A') || setweight(to_tsvector('english', words_of(title || ' ' || category)), 'B') || setweight(to_tsvector('english', words_of(coalesce(quote, '') || ' ' || coalesce(biography, ''))), 'C')) STORED, DROP COLUMN "site_search_sw", ADD COLUMN "site_search_sw" tsvector GENERATED ALWAYS AS (setweight(to_tsvector('simple', words_of(name)), 'A') || setweight(to_tsvector('simple', words_of(in_swahili(translations, 'title', title) || ' ' || category)), 'B') || setweight(to_tsvector('simple', words_of(coalesce(in_swahili(translations, 'quote', quote), '') || ' ' || coalesce(in_swahili(translations, 'biography', biography), ''))), 'C')) STORED;--> statement-breakpoint
CREATE INDEX "leaders_site_search" ON "leaders" USING gin ("site_search");--> statement-breakpoint
CREATE INDEX "leaders_site_search_sw" ON "leaders" USING gin ("site_search_sw");--> statement-breakpoint
-- The sections of the home page are plain text from now on: what the sanitizer wrote becomes what it said.
CREATE FUNCTION "pg_temp"."text_of_html"("value" text) RETURNS text LANGUAGE sql IMMUTABLE STRICT AS $$
  SELECT btrim(regexp_replace(regexp_replace(
    replace(replace(replace(replace(
      regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(value,
        '\s+', ' ', 'g'),
        '<a\y[^>]*?\yhref="([^"]*)"[^>]*>(.*?)</a>', '\2 (\1)', 'g'),
        '<img\y[^>]*?\yalt="([^"]*)"[^>]*>', '\1', 'g'),
        '<li\y[^>]*>', E'• ', 'g'),
        '<br\y[^>]*>|</(li|tr|dt|dd)>', E'\n', 'g'),
        '</(p|h\d|blockquote|ul|ol|dl|table|figure|pre)>|<hr\y[^>]*>', E'\n\n', 'g'),
        '<[^>]*>', '', 'g'),
      '&lt;', '<'), '&gt;', '>'), '&quot;', '"'), '&amp;', '&'),
    ' *\n *', E'\n', 'g'), '\n{3,}', E'\n\n', 'g'), E' \n')
$$;--> statement-breakpoint
CREATE FUNCTION "pg_temp"."section_as_text"("section" jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE STRICT AS $$
  SELECT CASE WHEN plain #>> '{translations,sw,content}' IS NULL THEN plain
    ELSE jsonb_set(plain, '{translations,sw,content}', to_jsonb(pg_temp.text_of_html(plain #>> '{translations,sw,content}'))) END
  FROM (SELECT CASE WHEN section ->> 'content' IS NULL THEN section
    ELSE jsonb_set(section, '{content}', to_jsonb(pg_temp.text_of_html(section ->> 'content'))) END AS plain) AS sections
$$;--> statement-breakpoint
UPDATE "content_sections" SET "content" = pg_temp.text_of_html("content"),
  "translations" = pg_temp.section_as_text(jsonb_build_object('translations', "translations")) -> 'translations';--> statement-breakpoint
UPDATE "proposals" SET "body" = pg_temp.section_as_text("body"), "base" = pg_temp.section_as_text("base"),
  "preview" = pg_temp.section_as_text("preview")
  WHERE "status" = 'pending' AND "endpoint" IN ('sections.create', 'sections.save', 'sections.update');
