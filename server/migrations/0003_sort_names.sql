DROP INDEX "users_name";--> statement-breakpoint
DROP INDEX "users_membership";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "sort_name" text GENERATED ALWAYS AS (fold_text(last_name || ' ' || first_name)) STORED;--> statement-breakpoint
CREATE INDEX "users_sort_name" ON "users" USING btree ("sort_name","id");--> statement-breakpoint
CREATE INDEX "users_membership_name" ON "users" USING btree ("membership_status","sort_name","id");