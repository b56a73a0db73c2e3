ALTER TABLE "inquiries" ALTER COLUMN "email" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "inquiries" ADD COLUMN "visitor_name" text;--> statement-breakpoint
ALTER TABLE "inquiries" ADD COLUMN "visit_day" date;--> statement-breakpoint
ALTER TABLE "inquiries" ADD COLUMN "phone" text;