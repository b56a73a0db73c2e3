import { asc, isNotNull } from 'drizzle-orm';
import type { Transaction } from '../../../database/database-handle';
import { events } from '../../../database/schema/events';
import { announceNewTimes, rescheduleEvent } from './occurrence-repository';

/**
 * Plans what repeats by the clock of another time zone. Its stored occurrences would otherwise go on by the former
 * clock, and calendar programs by the new one. The first occurrence stays the same instant, as single events do.
 */
export async function rescheduleSeries(tx: Transaction, timeZone: string): Promise<void> {
  const series = await tx
    .select()
    .from(events)
    .where(isNotNull(events.occurrences_until))
    .orderBy(asc(events.id));
  for (const event of series) {
    await rescheduleEvent(tx, event, timeZone);
    if (event.status === 'published') await announceNewTimes(tx, event.id);
  }
}
