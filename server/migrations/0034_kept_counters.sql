ALTER TABLE "event_occurrences" ADD COLUMN "waiting_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "remote_voices_newest" ON "remote_voices" USING btree ("remote","version","heard_at");--> statement-breakpoint
-- Who waits for a seat is counted by the statement that adds or removes them.
UPDATE "event_occurrences" SET "waiting_count" = counted.total
FROM (SELECT occurrence_id, count(*) AS total FROM "event_waiting" GROUP BY occurrence_id) AS counted
WHERE counted.occurrence_id = "event_occurrences".id;--> statement-breakpoint
CREATE FUNCTION "count_waiting"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    UPDATE event_occurrences SET waiting_count = waiting_count + counted.total
    FROM (SELECT occurrence_id, count(*) AS total FROM new_rows GROUP BY occurrence_id) AS counted
    WHERE counted.occurrence_id = event_occurrences.id;
  ELSE
    UPDATE event_occurrences SET waiting_count = waiting_count - counted.total
    FROM (SELECT occurrence_id, count(*) AS total FROM old_rows GROUP BY occurrence_id) AS counted
    WHERE counted.occurrence_id = event_occurrences.id;
  END IF;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "event_waiting_inserted" AFTER INSERT ON "event_waiting" REFERENCING NEW TABLE AS new_rows
FOR EACH STATEMENT EXECUTE FUNCTION "count_waiting"();--> statement-breakpoint
CREATE TRIGGER "event_waiting_deleted" AFTER DELETE ON "event_waiting" REFERENCING OLD TABLE AS old_rows
FOR EACH STATEMENT EXECUTE FUNCTION "count_waiting"();--> statement-breakpoint
-- Two more figures are kept: who left, and the active ministries of each department.
CREATE OR REPLACE FUNCTION "figure_query"("counted" text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE counted
    WHEN 'users' THEN $q$
      select 'members', '', '', 1, sign from changed where membership_status = 'active'
      union all select 'inactive_members', '', '', 1, sign from changed where membership_status = 'inactive'
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
      select 'ministries', '', '', 1, sign from changed
      union all select 'active_ministries', coalesce(department, ''), '', 1, sign from changed where is_active$q$
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
SELECT recount_figures();
