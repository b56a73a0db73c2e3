ALTER TABLE "inquiries" drop column "search_text";--> statement-breakpoint
ALTER TABLE "inquiries" ADD COLUMN "search_text" text GENERATED ALWAYS AS (lower(' ' || coalesce(email, '') || ' ' || coalesce(message, '') || ' ' || coalesce(visitor_name, '') || ' ' || coalesce(phone, ''))) STORED;--> statement-breakpoint
CREATE INDEX "inquiries_search" ON "inquiries" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
ALTER TABLE "church_projects" ADD COLUMN "ministry_page" text;--> statement-breakpoint
ALTER TABLE "sermons" ADD COLUMN "audio_note" text;--> statement-breakpoint
ALTER TABLE "ministries" ADD COLUMN "ministry_page" text;--> statement-breakpoint
ALTER TABLE "gallery_items" ADD COLUMN "ministry_page" text;--> statement-breakpoint
CREATE INDEX "church_projects_ministry_page" ON "church_projects" USING btree ("ministry_page","sort_order","id");--> statement-breakpoint
CREATE INDEX "ministries_page" ON "ministries" USING btree ("ministry_page");--> statement-breakpoint
CREATE INDEX "gallery_ministry_page" ON "gallery_items" USING btree ("ministry_page","created_at");