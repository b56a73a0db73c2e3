import type { calendarEvents } from '@narthex/server/database/schema/calendar';

/** A row of the calendar, without what the database fills in. */
export type CalendarSeed = Omit<typeof calendarEvents.$inferInsert, 'id' | 'created_at' | 'updated_at'>;

const sabbath = (
  date: string,
  specialNotes: string,
  eventType: CalendarSeed['event_type'] = 'regular',
): CalendarSeed => ({ date, special_notes: specialNotes, event_type: eventType });

/** The tentative calendar of the founding semester: 18 Sabbaths and one mid-week special. */
export const CALENDAR_ARCHIVE: readonly CalendarSeed[] = [
  sabbath('2025-09-06', 'Freshers’ welcome Sabbath', 'special'),
  sabbath('2025-09-13', 'Introduction of the twelve families'),
  sabbath('2025-09-20', 'Music Sabbath, DCM leading'),
  sabbath('2025-09-27', '13th Sabbath and communion service', 'communion'),
  sabbath('2025-10-04', 'Stewardship Sabbath', 'special'),
  sabbath('2025-10-11', 'Health emphasis Sabbath', 'special'),
  sabbath('2025-10-18', 'Adventist Youth Sabbath', 'youth'),
  sabbath('2025-10-25', 'Visitors’ Sabbath', 'special'),
  sabbath('2025-10-29', 'Mid-week service: opening of the week of prayer', 'special'),
  sabbath('2025-11-01', 'Close of the week of prayer and baptism', 'baptism'),
  sabbath('2025-11-08', 'Prayer and fasting Sabbath'),
  sabbath('2025-11-15', 'Mission emphasis: Bonde la Juu', 'evangelism'),
  sabbath('2025-11-22', 'Prophecy seminar', 'conference'),
  sabbath('2025-11-29', 'Communication Sabbath', 'special'),
  sabbath('2025-12-06', 'Finalists’ Sabbath', 'youth'),
  sabbath('2025-12-13', 'Church Choir Sabbath and open rehearsal'),
  sabbath('2025-12-20', 'Christmas music Sabbath', 'special'),
  sabbath('2025-12-27', '13th Sabbath, led by those who stay on campus'),
  sabbath('2026-01-03', 'Dedication Sabbath: the new year', 'special'),
];
