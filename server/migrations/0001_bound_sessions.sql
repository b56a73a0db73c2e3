-- Nothing tells which of the older sessions belong to browsers. Everybody signs in once more, and a token that was stolen
-- before ends too.
DELETE FROM "sessions";--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "browser_hash" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "origin" text;--> statement-breakpoint
CREATE INDEX "sessions_browser" ON "sessions" USING btree ("browser_hash") WHERE "sessions"."browser_hash" is not null;--> statement-breakpoint
ALTER TABLE "sessions" DROP COLUMN "expires_at";
