ALTER TABLE "notifications" ADD COLUMN "proposal_id" integer;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "membership_id" integer;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_proposal_id_proposals_id_fk" FOREIGN KEY ("proposal_id") REFERENCES "public"."proposals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_membership_id_ministry_members_id_fk" FOREIGN KEY ("membership_id") REFERENCES "public"."ministry_members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notifications_proposal" ON "notifications" USING btree ("proposal_id") WHERE "notifications"."proposal_id" is not null;--> statement-breakpoint
CREATE INDEX "notifications_membership" ON "notifications" USING btree ("membership_id") WHERE "notifications"."membership_id" is not null;