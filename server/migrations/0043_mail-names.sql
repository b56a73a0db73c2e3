-- E-mails that still wait for their turn hold the name of their recipient under its old name.
UPDATE "mail_outbox" SET "data" = ("data" - 'firstName') || jsonb_build_object('first_name', "data" -> 'firstName') WHERE "data" ? 'firstName';
