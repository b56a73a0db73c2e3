CREATE TABLE "departments" (
	"name" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
-- by hand: what is stored names departments already, and each start fills in the rest before anything refers to it.
INSERT INTO "departments" ("name") VALUES
('communication'), ('pastoral'), ('finance'), ('youth'), ('music'), ('health'), ('education'), ('prayer');--> statement-breakpoint
-- by hand: nothing checked these until now.
UPDATE "users" SET "department" = null WHERE "department" NOT IN (SELECT "name" FROM "departments");--> statement-breakpoint
UPDATE "sessions" SET "department" = null WHERE "department" NOT IN (SELECT "name" FROM "departments");--> statement-breakpoint
UPDATE "users" SET "role" = 'member' WHERE "role" NOT IN ('member', 'leader', 'pastor', 'elder', 'admin');--> statement-breakpoint
ALTER TABLE "events" DROP CONSTRAINT "events_department_known";--> statement-breakpoint
ALTER TABLE "announcements" DROP CONSTRAINT "announcements_department_known";--> statement-breakpoint
-- by hand: counted attempts are worth minutes, and the old ones don't say where they came from.
DELETE FROM "login_attempts";--> statement-breakpoint
-- by hand: the generator doesn't know the name of the primary key, and adds the new one before its column.
ALTER TABLE "login_attempts" DROP CONSTRAINT "login_attempts_pkey";--> statement-breakpoint
ALTER TABLE "login_attempts" ADD COLUMN "ip_address" text NOT NULL;--> statement-breakpoint
ALTER TABLE "login_attempts" ADD COLUMN "blocked_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "login_attempts" ADD CONSTRAINT "login_attempts_email_ip_address_pk" PRIMARY KEY("email","ip_address");--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_department_departments_name_fk" FOREIGN KEY ("department") REFERENCES "public"."departments"("name") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_department_departments_name_fk" FOREIGN KEY ("department") REFERENCES "public"."departments"("name") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_department_departments_name_fk" FOREIGN KEY ("department") REFERENCES "public"."departments"("name") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "announcements" ADD CONSTRAINT "announcements_department_departments_name_fk" FOREIGN KEY ("department") REFERENCES "public"."departments"("name") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "login_attempts_window" ON "login_attempts" USING btree ("window_ends_at");--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_role_known" CHECK ("users"."role" in ('member', 'leader', 'pastor', 'elder', 'admin'));
