-- Phones are stored in one international form. Those that can be read in one way only are brought to it; others stay.
CREATE FUNCTION "to_international_phone"("typed" text, "is_kenyan" boolean) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE
    WHEN typed ~ '[^0-9 +().-]' THEN typed
    WHEN digits ~ '^\+254[17][0-9]{8}$' THEN digits
    WHEN digits ~ '^\+[1-9][0-9]{8,14}$' AND digits !~ '^\+254' THEN digits
    WHEN is_kenyan AND digits ~ '^0[17][0-9]{8}$' THEN '+254' || substr(digits, 2)
    WHEN is_kenyan AND digits ~ '^254[17][0-9]{8}$' THEN '+' || digits
    ELSE typed END
  FROM (SELECT regexp_replace(typed, '[^0-9+]', '', 'g') AS digits) AS kept
$$;--> statement-breakpoint
UPDATE "users" SET "phone" = to_international_phone("phone", coalesce((SELECT "settings" ->> 'locale' FROM "site_settings"), 'en-KE') LIKE '%-KE') WHERE "phone" IS NOT NULL;--> statement-breakpoint
UPDATE "leaders" SET "phone" = to_international_phone("phone", coalesce((SELECT "settings" ->> 'locale' FROM "site_settings"), 'en-KE') LIKE '%-KE') WHERE "phone" IS NOT NULL;--> statement-breakpoint
UPDATE "inquiries" SET "phone" = to_international_phone("phone", coalesce((SELECT "settings" ->> 'locale' FROM "site_settings"), 'en-KE') LIKE '%-KE') WHERE "phone" IS NOT NULL;--> statement-breakpoint
UPDATE "departments" SET "contact_phone" = to_international_phone("contact_phone", coalesce((SELECT "settings" ->> 'locale' FROM "site_settings"), 'en-KE') LIKE '%-KE') WHERE "contact_phone" IS NOT NULL;--> statement-breakpoint
DROP FUNCTION "to_international_phone";
