import { z } from 'zod';
import { FACTOR_SECRET, encryptKeysAnew } from '../modules/auth/second-factor/second-factor-repository';
import { TICKET_SECRET } from '../modules/delivery/health/reports/report-ticket';
import { revokeAllPreviews } from '../modules/delivery/previews/preview-repository';
import { PREVIEW_SECRET } from '../modules/delivery/previews/preview-token';
import { SEAT_SECRET } from '../modules/events/rsvp/visitors/seat-link';
import { endAllSessions } from '../plugins/access/session-repository';
import { SESSION_SECRET } from '../plugins/access/session-token';
import { replaceSiteSecret } from '../plugins/secrets/site-secret-repository';
import type { SiteCommand } from './site-command';

/** These secrets sign texts. Nobody is signed out if what the former ones signed stays valid for a while. */
const SIGNING = [SESSION_SECRET, PREVIEW_SECRET, TICKET_SECRET, SEAT_SECRET];

const inputSchema = z.object({
  /** If true, nothing that the former secrets have signed is accepted: all sessions and previews end. */
  have_leaked: z.boolean(),
});

const resultSchema = z.object({
  /** Is the number of apps for second factors whose keys were encrypted anew. */
  factors: z.number(),
  /** Is the number of sessions that have ended. */
  sessions: z.number(),
  /** Is the number of previews that were revoked. */
  previews: z.number(),
});

/**
 * Replaces the secrets that the site has created for itself, but for that of its backups: their names and signatures
 * follow from it, so a new one would make the archives of before strangers' archives.
 */
export const ROTATE_SECRETS: SiteCommand<typeof inputSchema, typeof resultSchema> = {
  name: 'rotate-secrets',
  input: inputSchema,
  result: resultSchema,
  run: (context, { have_leaked: haveLeaked }) =>
    context.write(async ({ tx, audit, invalidates }) => {
      for (const name of SIGNING) await replaceSiteSecret(tx, name, !haveLeaked);
      // The former secret is needed to decrypt, also by a process that read a key before this is stored.
      await replaceSiteSecret(tx, FACTOR_SECRET, true);
      const result = {
        factors: await encryptKeysAnew(tx),
        sessions: haveLeaked ? await endAllSessions(tx) : 0,
        previews: haveLeaked ? await revokeAllPreviews(tx) : 0,
      };
      // Every process keeps the secrets in memory until it hears of a change.
      invalidates('site');
      await audit({
        action: 'settings.rotate_secrets',
        subjectType: 'settings',
        subjectId: 1,
        after: { have_leaked: haveLeaked, sessions: result.sessions, previews: result.previews },
      });
      return result;
    }),
};
