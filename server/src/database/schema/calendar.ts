import { sql } from 'drizzle-orm';
import { boolean, check, date, index, pgTable, text, type AnyPgColumn } from 'drizzle-orm/pg-core';
import { CALENDAR_EVENT_TYPES } from '@narthex/shared-contracts/schemas/calendar';
import { createdAt, id, oneOf, searchText, translations, trigrams, updatedAt, version } from './columns';

/** Returns the month of a day, in any year. */
export const monthOfYear = (table: Record<'date', AnyPgColumn>) => sql`(extract(month from ${table.date}))`;

export const calendarEvents = pgTable(
  'calendar_events',
  {
    id: id(),
    date: date({ mode: 'string' }).notNull(),
    sabbath_school_topic: text(),
    sabbath_school_presenter: text(),
    divine_service_topic: text(),
    divine_service_preacher: text(),
    afternoon_program: text(),
    afternoon_presenter: text(),
    special_notes: text(),
    event_type: text({ enum: CALENDAR_EVENT_TYPES }).notNull().default('regular'),
    is_featured: boolean().notNull().default(false),
    created_at: createdAt(),
    updated_at: updatedAt(),
    translations: translations(),
    version: version(),
    search_text: searchText(
      'sabbath_school_topic',
      'divine_service_topic',
      'divine_service_preacher',
      'special_notes',
    ),
  },
  (table) => [
    // The calendar, its feed and the panel's list read the programme by day.
    index('calendar_events_date').on(table.date, table.id),
    index('calendar_events_search').using('gin', trigrams(table.search_text)),
    check('calendar_events_type', oneOf(table.event_type, CALENDAR_EVENT_TYPES)),
  ],
);
