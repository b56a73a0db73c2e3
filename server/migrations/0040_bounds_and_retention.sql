ALTER TABLE "uploads" DROP CONSTRAINT "uploads_media_key_media_key_fk";
--> statement-breakpoint
ALTER TABLE "site_settings" ADD COLUMN "inquiry_retention_days" integer DEFAULT 365 NOT NULL;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_media_key_media_key_fk" FOREIGN KEY ("media_key") REFERENCES "public"."media"("key") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sessions_created_at_index" ON "sessions" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "events_author" ON "events" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "prayer_marks_person" ON "prayer_marks" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "prayer_requests_approver" ON "prayer_requests" USING btree ("approved_by");--> statement-breakpoint
CREATE INDEX "announcements_author" ON "announcements" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "sermon_saves_sermon" ON "sermon_saves" USING btree ("sermon_id");--> statement-breakpoint
CREATE INDEX "inquiries_email" ON "inquiries" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "inquiries_settled" ON "inquiries" USING btree (greatest("handled_at", timezone('UTC', "visit_day"::timestamp)));--> statement-breakpoint
CREATE INDEX "inquiry_replies_author" ON "inquiry_replies" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "newsletter_unconfirmed" ON "newsletter_subscriptions" USING btree ("confirm_sent_at") WHERE "newsletter_subscriptions"."confirmed_at" is null;--> statement-breakpoint
CREATE INDEX "media_sender" ON "media" USING btree ("uploaded_by","created_at");--> statement-breakpoint
CREATE INDEX "uploads_user" ON "uploads" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "uploads_media" ON "uploads" USING btree ("media_key");--> statement-breakpoint
CREATE INDEX "gallery_file" ON "gallery_items" USING btree ("file");--> statement-breakpoint
CREATE INDEX "delivery_keys_issuer" ON "delivery_keys" USING btree ("issued_by");--> statement-breakpoint
CREATE INDEX "remote_versions_key" ON "remote_versions" USING btree ("key_id");--> statement-breakpoint
CREATE INDEX "proposals_decider" ON "proposals" USING btree ("decided_by");--> statement-breakpoint
CREATE INDEX "broadcasts_author" ON "broadcasts" USING btree ("author_id");