DROP INDEX "audit_log_at_index";--> statement-breakpoint
ALTER TABLE "site_settings" ADD COLUMN "audit_retention_days" integer DEFAULT 730 NOT NULL;--> statement-breakpoint
CREATE INDEX "audit_log_listed" ON "audit_log" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "audit_log_action" ON "audit_log" USING btree ("action","at","id");--> statement-breakpoint
CREATE INDEX "audit_log_subject_type" ON "audit_log" USING btree ("subject_type","at","id");--> statement-breakpoint
CREATE INDEX "audit_log_actor" ON "audit_log" USING btree ("actor_id","at");--> statement-breakpoint
CREATE INDEX "audit_log_person" ON "audit_log" USING gin ((' ' || coalesce("actor_label", '')) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "audit_log_search" ON "audit_log" USING gin ((' ' || coalesce("actor_label", '') || ' ' || coalesce("action", '') || ' ' || coalesce((coalesce("after", "before") ->> 'title'), '')) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "event_rsvps_created" ON "event_rsvps" USING btree ("created_at") WHERE "event_rsvps"."attending";