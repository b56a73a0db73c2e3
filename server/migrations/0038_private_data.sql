CREATE TABLE "audit_addresses" (
	"entry_id" integer PRIMARY KEY NOT NULL,
	"address" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "ministry_members" DROP CONSTRAINT "ministry_members_status";--> statement-breakpoint
ALTER TABLE "audit_addresses" ADD CONSTRAINT "audit_addresses_entry_id_audit_log_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."audit_log"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ministry_members" ADD CONSTRAINT "ministry_members_status" CHECK ("ministry_members"."status" in ('asked', 'invited', 'joined'));--> statement-breakpoint
-- The addresses that an account acted from go with the account; its name stays in the log.
CREATE FUNCTION "erase_audit_addresses"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM audit_addresses USING audit_log WHERE entry_id = audit_log.id AND actor_id = old.id;
  RETURN old;
END
$$;--> statement-breakpoint
CREATE TRIGGER "users_audit_addresses" BEFORE DELETE ON "users"
FOR EACH ROW EXECUTE FUNCTION "erase_audit_addresses"();--> statement-breakpoint
-- The log held phones, addresses and birthdays of people. They are taken out of it once; it stays append-only.
CREATE FUNCTION "redact_people"("value" jsonb, "names" text[]) RETURNS jsonb LANGUAGE plpgsql IMMUTABLE AS $$
BEGIN
  IF jsonb_typeof(value) = 'array' THEN
    RETURN (SELECT coalesce(jsonb_agg(redact_people(item, names) ORDER BY place), '[]')
      FROM jsonb_array_elements(value) WITH ORDINALITY AS items (item, place));
  ELSIF jsonb_typeof(value) = 'object' THEN
    RETURN (SELECT coalesce(jsonb_object_agg(name, CASE
        WHEN name <> ALL (names) OR field IN ('null', '""') THEN redact_people(field, names)
        WHEN field IN ('"[private]"', '"[private, changed]"') THEN field
        ELSE '"[private]"' END), '{}')
      FROM jsonb_each(value) AS fields (name, field));
  END IF;
  RETURN value;
END
$$;--> statement-breakpoint
ALTER TABLE "audit_log" DISABLE TRIGGER "audit_log_append_only";--> statement-breakpoint
UPDATE "audit_log" SET "before" = redact_people("before", names), "after" = redact_people("after", names)
FROM (SELECT kind, array['phone', 'address', 'date_of_birth', 'dateOfBirth', 'birthday'] || more AS names
  FROM (VALUES ('user', array[]::text[]), ('member', array[]::text[]), ('ministry_member', array['email']),
    ('inquiry', array['email', 'message', 'replies', 'visit'])) AS kinds (kind, more)) AS private
WHERE "subject_type" = kind AND ("before" IS NOT NULL OR "after" IS NOT NULL);--> statement-breakpoint
ALTER TABLE "audit_log" ENABLE TRIGGER "audit_log_append_only";--> statement-breakpoint
DROP FUNCTION "redact_people";
