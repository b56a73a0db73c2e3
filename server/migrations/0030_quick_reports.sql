CREATE TABLE "pending_proposals" (
	"author_id" integer PRIMARY KEY NOT NULL,
	"total" integer NOT NULL
);
--> statement-breakpoint
DROP INDEX "mail_outbox_failed";--> statement-breakpoint
ALTER TABLE "pending_proposals" ADD CONSTRAINT "pending_proposals_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "users_department" ON "users" USING btree ("department") WHERE "users"."department" is not null;--> statement-breakpoint
CREATE INDEX "event_occurrences_period" ON "event_occurrences" USING btree ("start_datetime","event_id","id");--> statement-breakpoint
CREATE INDEX "event_occurrences_taken" ON "event_occurrences" USING btree ("start_datetime") WHERE "event_occurrences"."seats_taken" > 0;--> statement-breakpoint
CREATE INDEX "events_department_ahead" ON "events" USING btree ("department","status","next_start","id") WHERE "events"."next_start" is not null;--> statement-breakpoint
CREATE INDEX "events_type_upcoming" ON "events" USING btree ("event_type","next_start","id","status") WHERE "events"."next_start" is not null;--> statement-breakpoint
CREATE INDEX "events_owner" ON "events" USING btree ("id","status","department");--> statement-breakpoint
CREATE INDEX "announcements_department_days" ON "announcements" USING btree ("department",(coalesce("end_date", 'infinity'::date)),"start_date","end_date") WHERE "announcements"."is_active";--> statement-breakpoint
CREATE INDEX "songs_order" ON "songs" USING btree ("sort_order","id");--> statement-breakpoint
CREATE INDEX "mail_outbox_failed" ON "mail_outbox" USING btree ("failed_at","id") WHERE "mail_outbox"."failed_at" is not null;--> statement-breakpoint
-- Reports read figures that are kept by month, not every row of the period.
CREATE OR REPLACE FUNCTION "figure_query"("counted" text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE counted
    WHEN 'users' THEN $q$
      select 'members', '', '', 1, sign from changed where membership_status = 'active'
      union all select 'new_members', '', to_char(created_at at time zone zone, 'YYYY-MM'), 1, sign from changed, zone$q$
    WHEN 'events' THEN $q$
      select 'events', coalesce(department, ''), '', 1, sign from changed
      union all select 'published_events', coalesce(department, ''),
        to_char(start_datetime at time zone zone, 'YYYY-MM'), 1, sign from changed, zone where status = 'published'
      union all select 'planned_events', '', to_char(start_datetime at time zone zone, 'YYYY-MM'), 1, sign
        from changed, zone where status <> 'draft'$q$
    WHEN 'sermons' THEN $q$
      select 'sermons', '', '', 1, sign from changed
      union all select 'published_sermons', '', to_char(sermon_date, 'YYYY-MM'), 1, sign
        from changed where status = 'published'$q$
    WHEN 'prayer_requests' THEN $q$
      select 'prayers', '', to_char(created_at at time zone zone, 'YYYY-MM'), 1, sign from changed, zone
      union all select 'pending_prayers', '', '', 1, sign from changed where status = 'pending'
      union all select 'urgent_prayers', '', '', 1, sign from changed where status = 'pending' and is_urgent$q$
    WHEN 'announcements' THEN $q$
      select 'announcements', coalesce(department, ''), '', 1, sign from changed
      union all select 'written_announcements', coalesce(department, ''),
        to_char(created_at at time zone zone, 'YYYY-MM'), 1, sign from changed, zone$q$
    WHEN 'ministries' THEN $q$
      select 'ministries', '', '', 1, sign from changed$q$
    WHEN 'event_rsvps' THEN $q$
      select 'rsvps', '', to_char(created_at at time zone zone, 'YYYY-MM'), 1, sign from changed, zone where attending$q$
    WHEN 'newsletter_subscriptions' THEN $q$
      select 'subscribers', '', to_char(confirmed_at at time zone zone, 'YYYY-MM'), 1, sign
        from changed, zone where confirmed_at is not null$q$
    WHEN 'gallery_items' THEN $q$
      select 'gallery_items', '', to_char(created_at at time zone zone, 'YYYY-MM'), 1, sign from changed, zone$q$
    WHEN 'proposals' THEN $q$
      select 'proposals', '', to_char(created_at at time zone zone, 'YYYY-MM'), 1, sign from changed, zone
      union all select 'pending_proposals', '', '', 1, sign from changed where status = 'pending'$q$
    WHEN 'church_projects' THEN $q$
      select 'projects', '', '', 1, sign from changed
      union all select 'project_goals', '', '', coalesce(goal_amount, 0), sign from changed
      union all select 'project_funds', '', '', coalesce(raised_amount, 0), sign from changed$q$
  END
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "recount_figures"() RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  counted text;
BEGIN
  LOCK TABLE figures IN EXCLUSIVE MODE;
  DELETE FROM figures;
  FOREACH counted IN ARRAY ARRAY['announcements', 'church_projects', 'event_rsvps', 'events', 'gallery_items', 'ministries',
    'newsletter_subscriptions', 'prayer_requests', 'proposals', 'sermons', 'users']
  LOOP
    EXECUTE figure_statement(counted, 'select *, 1 as sign from ' || quote_ident(counted));
  END LOOP;
END
$$;--> statement-breakpoint
DO $$
DECLARE
  counted text;
BEGIN
  FOREACH counted IN ARRAY ARRAY['event_rsvps', 'gallery_items', 'newsletter_subscriptions', 'proposals']
  LOOP
    EXECUTE format('create trigger %I after insert on %I referencing new table as new_rows
      for each statement execute function count_figures()', counted || '_figures_insert', counted);
    EXECUTE format('create trigger %I after update on %I referencing old table as old_rows new table as new_rows
      for each statement execute function count_figures()', counted || '_figures_update', counted);
    EXECUTE format('create trigger %I after delete on %I referencing old table as old_rows
      for each statement execute function count_figures()', counted || '_figures_delete', counted);
  END LOOP;
END
$$;--> statement-breakpoint
SELECT recount_figures();--> statement-breakpoint
-- How many changes of each author wait. An author who is being deleted has no row any more, and gets no new one.
CREATE FUNCTION "count_pending_proposals"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP IN ('DELETE', 'UPDATE') THEN
    UPDATE pending_proposals SET total = pending_proposals.total - counted.total
    FROM (SELECT author_id, count(*) AS total FROM old_rows WHERE status = 'pending' GROUP BY author_id) AS counted
    WHERE counted.author_id = pending_proposals.author_id;
  END IF;
  IF TG_OP IN ('INSERT', 'UPDATE') THEN
    INSERT INTO pending_proposals (author_id, total)
    SELECT author_id, count(*) FROM new_rows WHERE status = 'pending' AND author_id IS NOT NULL GROUP BY author_id
    ON CONFLICT (author_id) DO UPDATE SET total = pending_proposals.total + excluded.total;
  END IF;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "proposals_pending_insert" AFTER INSERT ON "proposals" REFERENCING NEW TABLE AS new_rows
FOR EACH STATEMENT EXECUTE FUNCTION "count_pending_proposals"();--> statement-breakpoint
CREATE TRIGGER "proposals_pending_update" AFTER UPDATE ON "proposals" REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
FOR EACH STATEMENT EXECUTE FUNCTION "count_pending_proposals"();--> statement-breakpoint
CREATE TRIGGER "proposals_pending_delete" AFTER DELETE ON "proposals" REFERENCING OLD TABLE AS old_rows
FOR EACH STATEMENT EXECUTE FUNCTION "count_pending_proposals"();--> statement-breakpoint
INSERT INTO "pending_proposals" ("author_id", "total")
SELECT author_id, count(*) FROM "proposals" WHERE status = 'pending' AND author_id IS NOT NULL GROUP BY author_id;
