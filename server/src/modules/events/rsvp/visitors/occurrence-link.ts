import type { FastifyInstance } from 'fastify';
import type { Language } from '@narthex/shared-contracts/languages';
import type { Queryable } from '../../../../database/database-handle';
import { readTimeZone } from '../../../../site/site-repository';
import type { LinkPage } from '../../../visitor-forms/link-page';
import { describeEvent } from '../../emails/describe-event';
import { findPlaces } from '../../waiting-list/waiting-list-repository';
import { CLOSED } from './seat-requests';

type FindRow = (db: Queryable, token: string) => Promise<{ readonly occurrence_id: number } | undefined>;

/**
 * Returns what the pages behind the links of emails about seats have in common: they name the event, and don't ask about
 * one that is over or doesn't take place.
 * @param findRow Finds what a valid link is about.
 */
export function occurrenceLink(
  app: FastifyInstance,
  findRow: FindRow,
): Required<Pick<LinkPage, 'isKnown' | 'subject'>> {
  async function findOccurrence(db: Queryable, token: string) {
    const row = await findRow(db, token);
    return row && findPlaces(db, row.occurrence_id);
  }
  return {
    async isKnown(db, token) {
      const occurrence = await findOccurrence(db, token);
      if (!occurrence) return false;
      return occurrence.status === 'published' && occurrence.end > new Date() ? true : CLOSED;
    },
    async subject(db: Queryable, token: string, language: Language) {
      const occurrence = await findOccurrence(db, token);
      if (!occurrence) return undefined;
      const reader = { language, timeZone: await readTimeZone(db) };
      const { title, when } = describeEvent(occurrence, { start: occurrence.start, path: '' }, reader);
      const fillText = await app.facts.filler();
      return `${fillText(title, language, 'plain')}, ${when}`;
    },
  };
}
