import { sql } from 'drizzle-orm';
import { boolean, check, date, index, pgTable, text, type AnyPgColumn } from 'drizzle-orm/pg-core';
import { CALENDAR_EVENT_TYPES } from '@narthex/shared-contracts/schemas/calendar';
import { createdAt, id, oneOf, searchText, translations, trigrams, updatedAt, version } from '../columns';

/** The month of a day whatever its year, as an index holds it. */
export const monthOfYear = (table: Record<'date', AnyPgColumn>) => sql`(extract(month from ${table.date}))`;

/** The Sabbath programme. */
export const calendarEvents = pgTable(
  'calendar_events',
  {
    id: id(),
    date: date('date', { mode: 'string' }).notNull(),
    sabbathSchoolTopic: text('sabbath_school_topic'),
    sabbathSchoolPresenter: text('sabbath_school_presenter'),
    divineServiceTopic: text('divine_service_topic'),
    divineServicePreacher: text('divine_service_preacher'),
    afternoonProgram: text('afternoon_program'),
    afternoonPresenter: text('afternoon_presenter'),
    specialNotes: text('special_notes'),
    eventType: text('event_type', { enum: CALENDAR_EVENT_TYPES }).notNull().default('regular'),
    isFeatured: boolean('is_featured').notNull().default(false),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    translations: translations(),
    version: version(),
    searchText: searchText(
      'sabbath_school_topic',
      'divine_service_topic',
      'divine_service_preacher',
      'special_notes',
    ),
  },
  (table) => [
    index('calendar_events_date').on(table.date, table.id),
    index('calendar_events_month').on(monthOfYear(table), table.date, table.id),
    index('calendar_events_updated').on(table.updatedAt),
    index('calendar_events_search').using('gin', trigrams(table.searchText)),
    check('calendar_events_type', oneOf(table.eventType, CALENDAR_EVENT_TYPES)),
  ],
);
