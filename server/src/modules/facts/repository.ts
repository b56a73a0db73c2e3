import { asc, gte, min } from 'drizzle-orm';
import type { Site } from '@narthex/shared-contracts/schemas/site';
import type { Queryable } from '../../database/database-handle';
import { calendarEvents } from '../../database/schema/calendar';
import { worshipServices } from '../../database/schema/homepage';
import { readFigures } from '../dashboard/stored-figures-repository';
import { readSite } from '../../site/site-repository';

export type ServiceFacts = Pick<
  typeof worshipServices.$inferSelect,
  'name' | 'day' | 'start_time' | 'end_time' | 'location' | 'translations'
>;

/** Contains the records that facts are taken from. */
export interface FactRecords {
  readonly services: readonly ServiceFacts[];
  /** Lists the next date of each kind of Sabbath. */
  readonly nextDays: readonly { readonly type: string; readonly date: string }[];
  readonly site: Pick<Site, 'giving' | 'mission'>;
  readonly counts: Readonly<Record<'members' | 'ministries', number>>;
}

/** No church has this many services. Each adds up to four facts to the menu in which editors choose one. */
const MAX_SERVICES = 200;

/** @param today The date in the site's time zone. */
export async function readFactRecords(db: Queryable, today: string): Promise<FactRecords> {
  const services = await db
    .select({
      name: worshipServices.name,
      day: worshipServices.day,
      start_time: worshipServices.start_time,
      end_time: worshipServices.end_time,
      location: worshipServices.location,
      translations: worshipServices.translations,
    })
    .from(worshipServices)
    .orderBy(asc(worshipServices.sort_order), asc(worshipServices.id))
    .limit(MAX_SERVICES);
  const nextDays = await db
    .select({ type: calendarEvents.event_type, date: min(calendarEvents.date) })
    .from(calendarEvents)
    .where(gte(calendarEvents.date, today))
    .groupBy(calendarEvents.event_type)
    .orderBy(asc(calendarEvents.event_type));
  return {
    services,
    nextDays: nextDays.flatMap(({ type, date }) => (date === null ? [] : [{ type, date }])),
    site: await readSite(db),
    counts: await readFigures(db, ['members', 'ministries']),
  };
}
