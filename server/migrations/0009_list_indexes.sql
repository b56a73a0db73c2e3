CREATE INDEX "events_department_drafts" ON "events" USING btree ("department","start_datetime") WHERE "events"."status" = 'draft';--> statement-breakpoint
CREATE INDEX "events_updated" ON "events" USING btree ("updated_at") WHERE "events"."status" = 'published';--> statement-breakpoint
CREATE INDEX "announcements_undated" ON "announcements" USING btree ("created_at","id") WHERE "announcements"."start_date" is null;--> statement-breakpoint
CREATE INDEX "announcements_department_shown" ON "announcements" USING btree ("department",(coalesce("end_date", 'infinity'::date))) WHERE "announcements"."is_active";--> statement-breakpoint
CREATE INDEX "announcements_updated" ON "announcements" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "sermons_updated" ON "sermons" USING btree ("updated_at") WHERE "sermons"."status" = 'published';--> statement-breakpoint
CREATE INDEX "calendar_events_updated" ON "calendar_events" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "proposals_created" ON "proposals" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "proposals_search" ON "proposals" USING gin ((' ' || coalesce("author_label", '') || ' ' || coalesce(("preview" ->> 'title'), '')) gin_trgm_ops);