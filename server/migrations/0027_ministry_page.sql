ALTER TABLE "church_projects" ADD COLUMN "ministry_page" text;--> statement-breakpoint
ALTER TABLE "ministries" ADD COLUMN "ministry_page" text;--> statement-breakpoint
ALTER TABLE "gallery_items" ADD COLUMN "ministry_page" text;--> statement-breakpoint
CREATE INDEX "ministries_page" ON "ministries" USING btree ("ministry_page");--> statement-breakpoint
CREATE INDEX "gallery_ministry_page" ON "gallery_items" USING btree ("ministry_page","created_at");