import { z } from 'zod';
import { SOURCE_LANGUAGE } from '@narthex/shared-contracts/languages';
import { setupInputSchema } from '@narthex/shared-contracts/schemas/setup';
import { SIGNING_SECRET } from '../backup/signing-secret';
import { sendTestMail, testMailSchema } from '../mail/sender/send-test-mail';
import { refuseSecondSetup, setUpSite } from '../modules/setup/set-up-site';
import { readSiteSecret } from '../plugins/secrets/site-secret-repository';
import { getOwnOrigin } from '../requests/own-origin';
import { sayIn } from '../responses/translate-message';
import { readSite } from '../site/site-repository';
import type { SiteCommand } from './site-command';

const resultSchema = z.object({
  /** Is the link that chooses the administrator's password. */
  invitation: z.string().nullable(),
  /** Says what became of the message that tried the mail server out. */
  mail: testMailSchema.nullable(),
});

/** Sets a new site up: its first settings and its first administrator. */
export const SET_UP: SiteCommand<typeof setupInputSchema, typeof resultSchema> = {
  name: 'set-up',
  input: setupInputSchema,
  result: resultSchema,
  beginsSite: true,
  async run(context, input) {
    const { config, db } = context;
    const origin = getOwnOrigin(config);
    const path = await setUpSite(context, input);
    // A backup before the first start is made of a copy, and each would be signed with a key of its own.
    await readSiteSecret(db, SIGNING_SECRET);
    const mail = input.sends_test_mail
      ? await sendTestMail({
          config,
          site: await readSite(db),
          to: input.admin_email,
          origin,
          say: sayIn(SOURCE_LANGUAGE),
        })
      : null;
    return { invitation: path && origin + path, mail };
  },
};

const nothing = z.object({});

/** Refuses a site that is set up already, before somebody answers the questions. */
export const CHECK_SET_UP: SiteCommand<typeof nothing, typeof nothing> = {
  name: 'check-set-up',
  input: nothing,
  result: nothing,
  async run({ db }) {
    await refuseSecondSetup(db);
    return {};
  },
};
