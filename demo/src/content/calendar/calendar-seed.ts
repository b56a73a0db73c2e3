import type { calendarEvents } from '@narthex/server/database/schema/calendar';

/** A row of the calendar, without what the database fills in. */
export type CalendarSeed = Omit<typeof calendarEvents.$inferInsert, 'id' | 'created_at' | 'updated_at'>;
