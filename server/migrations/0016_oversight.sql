-- What is recorded stays, as before; the texts that the database makes of it aren't there yet when this runs.
CREATE OR REPLACE FUNCTION "refuse_audit_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND new.actor_id IS NULL
    AND to_jsonb(new) - '{actor_id,search_text,person_text}'::text[]
      = to_jsonb(old) - '{actor_id,search_text,person_text}'::text[] THEN
    RETURN new;
  END IF;
  IF TG_OP = 'DELETE' AND coalesce(current_setting('narthex.audit_retention', true), '') = 'on' THEN
    RETURN old;
  END IF;
  RAISE EXCEPTION 'The audit log is append-only';
END
$$;--> statement-breakpoint
DROP INDEX "audit_log_at_index";--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "search_text" text GENERATED ALWAYS AS (lower(' ' || coalesce(actor_label, '') || ' ' || coalesce(action, '') || ' ' || coalesce(coalesce("after", "before") ->> 'title', ''))) STORED;--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "person_text" text GENERATED ALWAYS AS (lower(' ' || coalesce(actor_label, ''))) STORED;--> statement-breakpoint
ALTER TABLE "site_settings" ADD COLUMN "audit_retention_days" integer DEFAULT 730 NOT NULL;--> statement-breakpoint
CREATE INDEX "audit_log_listed" ON "audit_log" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "audit_log_action" ON "audit_log" USING btree ("action","at","id");--> statement-breakpoint
CREATE INDEX "audit_log_subject_type" ON "audit_log" USING btree ("subject_type","at","id");--> statement-breakpoint
CREATE INDEX "audit_log_actor" ON "audit_log" USING btree ("actor_id","at");--> statement-breakpoint
CREATE INDEX "audit_log_person" ON "audit_log" USING gin ("person_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "audit_log_search" ON "audit_log" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "event_rsvps_created" ON "event_rsvps" USING btree ("created_at") WHERE "event_rsvps"."attending";