import { addDays, formatClock } from '@narthex/shared-contracts';
import { ANNOUNCEMENTS, type AnnouncementSeed } from '../content/announcements';
import { EVENTS } from '../content/events/events';
import { inSwahili, optionalUrl, type SeedContext } from '../seed-context';
import { dayOfWeek, daysAgo, type SeedTime } from '../seed-time';
import type { SeededPeople } from '../seeded-people';

/** Returns the end and the deadline of an announcement, which follow from its event if it has one. */
function findDates({ event: about, ends = 0, deadline }: AnnouncementSeed, time: SeedTime) {
  if (!about) {
    const actionDeadline = deadline === undefined ? null : addDays(time.today, deadline);
    return { end_date: addDays(time.today, ends), action_deadline: actionDeadline };
  }
  const event = EVENTS.find(({ title }) => title === about.title);
  if (!event) throw new Error(`There is no event “${about.title}”.`);
  const endDate = dayOfWeek(time, event.week, event.day);
  return { event, end_date: endDate, action_deadline: addDays(endDate, -about.actDaysBefore) };
}

export const announcementRows = (context: SeedContext, people: SeededPeople) =>
  ANNOUNCEMENTS.map((announcement) => {
    const { time } = context;
    const { starts, contact, action, picture, department, swahili } = announcement;
    const { event, end_date: endDate, action_deadline: actionDeadline } = findDates(announcement, time);
    const createdAt = daysAgo(time, -starts, '08:00');
    return {
      title: announcement.title,
      content: announcement.content,
      category: announcement.category,
      priority: announcement.priority,
      target_audience: announcement.target_audience,
      start_date: addDays(time.today, starts),
      end_date: endDate,
      is_active: announcement.is_active ?? true,
      is_featured: announcement.is_featured ?? false,
      contact_info: contact ?? null,
      action_required: action ?? null,
      action_deadline: actionDeadline,
      image_url: optionalUrl(context, picture),
      event_time: event ? formatClock(event.from) : announcement.event_time,
      event_location: event?.location ?? announcement.event_location,
      link_url: announcement.link ?? null,
      translations: inSwahili(
        swahili && { ...swahili, event_location: event?.swahili?.location ?? swahili.event_location },
      ),
      department,
      created_by: people.getAuthor(department),
      created_at: createdAt,
      updated_at: createdAt,
    };
  });
