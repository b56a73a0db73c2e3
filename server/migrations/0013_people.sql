ALTER TABLE "users" ALTER COLUMN "email" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ALTER COLUMN "password_hash" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "departments" ADD COLUMN "introduction" text;--> statement-breakpoint
ALTER TABLE "departments" ADD COLUMN "contact_name" text;--> statement-breakpoint
ALTER TABLE "departments" ADD COLUMN "contact_email" text;--> statement-breakpoint
ALTER TABLE "departments" ADD COLUMN "contact_phone" text;--> statement-breakpoint
ALTER TABLE "departments" ADD COLUMN "meeting_info" text;--> statement-breakpoint
ALTER TABLE "departments" ADD COLUMN "links" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "departments" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "departments" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "membership_status" text DEFAULT 'active' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "photo_url" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "invited_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "ministries" ADD COLUMN "department" text;--> statement-breakpoint
ALTER TABLE "ministry_members" ADD COLUMN "status" text DEFAULT 'joined' NOT NULL;--> statement-breakpoint
ALTER TABLE "ministries" ADD CONSTRAINT "ministries_department_departments_name_fk" FOREIGN KEY ("department") REFERENCES "public"."departments"("name") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "users_name" ON "users" USING btree ("last_name","first_name","id");--> statement-breakpoint
CREATE INDEX "users_membership" ON "users" USING btree ("membership_status","last_name","first_name","id");--> statement-breakpoint
CREATE INDEX "ministries_department" ON "ministries" USING btree ("department");--> statement-breakpoint
CREATE INDEX "ministry_members_asked" ON "ministry_members" USING btree ("ministry_id","id") WHERE "ministry_members"."status" = 'asked';--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_account_email" CHECK ("users"."password_hash" is null or "users"."email" is not null);--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_membership_known" CHECK ("users"."membership_status" in ('active', 'inactive'));--> statement-breakpoint
ALTER TABLE "ministry_members" ADD CONSTRAINT "ministry_members_status" CHECK ("ministry_members"."status" in ('asked', 'joined'));--> statement-breakpoint
-- Whoever was deactivated so far was a member who left: there was no other way to say so.
UPDATE "users" SET "membership_status" = 'inactive' WHERE NOT "is_active";--> statement-breakpoint
-- Members are counted by their membership, with or without an account.
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
      select 'announcements', coalesce(department, ''), '', 1, sign from changed$q$
    WHEN 'ministries' THEN $q$
      select 'ministries', '', '', 1, sign from changed$q$
    WHEN 'church_projects' THEN $q$
      select 'projects', '', '', 1, sign from changed
      union all select 'project_goals', '', '', coalesce(goal_amount, 0), sign from changed
      union all select 'project_funds', '', '', coalesce(raised_amount, 0), sign from changed$q$
  END
$$;--> statement-breakpoint
SELECT recount_figures();--> statement-breakpoint
-- Who has only asked to join isn't counted.
CREATE OR REPLACE FUNCTION "count_ministry_members"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP IN ('INSERT', 'UPDATE') THEN
    UPDATE ministries SET member_count = member_count + counted.total
    FROM (SELECT ministry_id, count(*) AS total FROM new_rows WHERE status = 'joined' GROUP BY ministry_id) AS counted
    WHERE counted.ministry_id = ministries.id;
  END IF;
  IF TG_OP IN ('DELETE', 'UPDATE') THEN
    UPDATE ministries SET member_count = member_count - counted.total
    FROM (SELECT ministry_id, count(*) AS total FROM old_rows WHERE status = 'joined' GROUP BY ministry_id) AS counted
    WHERE counted.ministry_id = ministries.id;
  END IF;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "ministry_members_updated" AFTER UPDATE ON "ministry_members" REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
FOR EACH STATEMENT EXECUTE FUNCTION "count_ministry_members"();
