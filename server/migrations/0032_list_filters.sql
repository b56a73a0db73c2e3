DROP INDEX "announcements_featured";--> statement-breakpoint
CREATE INDEX "users_accounts" ON "users" USING btree ("created_at","id") WHERE "users"."password_hash" is not null;--> statement-breakpoint
CREATE INDEX "users_locked" ON "users" USING btree ("created_at","id") WHERE not "users"."is_active";--> statement-breakpoint
CREATE INDEX "users_with_account" ON "users" USING btree ("last_name","first_name","id") WHERE "users"."password_hash" is not null;--> statement-breakpoint
CREATE INDEX "users_without_account" ON "users" USING btree ("last_name","first_name","id") WHERE "users"."password_hash" is null;--> statement-breakpoint
CREATE INDEX "events_status" ON "events" USING btree ("status","next_start","start_datetime" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "events_type" ON "events" USING btree ("event_type","next_start","start_datetime" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "prayer_requests_status" ON "prayer_requests" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "announcements_inactive" ON "announcements" USING btree ("urgency","created_at","id") WHERE not "announcements"."is_active";--> statement-breakpoint
CREATE INDEX "announcements_category" ON "announcements" USING btree ("category","urgency","created_at","id");--> statement-breakpoint
CREATE INDEX "worship_services_kind" ON "worship_services" USING btree ("kind","sort_order","day","start_time","id");--> statement-breakpoint
CREATE INDEX "ministries_inactive" ON "ministries" USING btree ("name","id") WHERE not "ministries"."is_active";--> statement-breakpoint
CREATE INDEX "ministries_category" ON "ministries" USING btree ("category","name","id");--> statement-breakpoint
CREATE INDEX "calendar_events_month" ON "calendar_events" USING btree ((extract(month from "date")),"date","id");--> statement-breakpoint
CREATE INDEX "inquiries_closed" ON "inquiries" USING btree ("created_at","id") WHERE "inquiries"."handled_at" is not null;--> statement-breakpoint
CREATE INDEX "inquiries_visits" ON "inquiries" USING btree ("created_at","id") WHERE "inquiries"."visit_day" is not null;--> statement-breakpoint
CREATE INDEX "inquiries_questions" ON "inquiries" USING btree ("created_at","id") WHERE "inquiries"."visit_day" is null;--> statement-breakpoint
CREATE INDEX "inquiries_assigned" ON "inquiries" USING btree ("assigned_to","created_at","id");--> statement-breakpoint
CREATE INDEX "gallery_featured" ON "gallery_items" USING btree ("created_at","id") WHERE "gallery_items"."is_featured";--> statement-breakpoint
CREATE INDEX "broadcasts_status" ON "broadcasts" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "broadcasts_audience" ON "broadcasts" USING btree ("audience","created_at","id");--> statement-breakpoint
CREATE INDEX "announcements_featured" ON "announcements" USING btree ("urgency","created_at","id","is_active","start_date","end_date") WHERE "announcements"."is_featured";