import { formatClock } from '@narthex/shared-contracts';
import { ANNOUNCEMENTS, type AnnouncementSeed } from '../content/announcements';
import { EVENTS } from '../content/events/events';
import { inSwahili, optionalUrl, type SeedContext } from '../seed-context';
import { addDays, dayOfWeek, daysAgo, type SeedTime } from '../seed-time';
import type { SeededPeople } from '../seeded-people';

/** When an announcement ends and what has to be done until when: by its event, where it is about one. */
function findDates({ event: about, ends = 0, deadline }: AnnouncementSeed, time: SeedTime) {
  if (!about) {
    const actionDeadline = deadline === undefined ? null : addDays(time.today, deadline);
    return { endDate: addDays(time.today, ends), actionDeadline };
  }
  const event = EVENTS.find(({ title }) => title === about.title);
  if (!event) throw new Error(`There is no event “${about.title}”.`);
  const endDate = dayOfWeek(time, event.week, event.day);
  return { event, endDate, actionDeadline: addDays(endDate, -about.actDaysBefore) };
}

export const announcementRows = (context: SeedContext, people: SeededPeople) =>
  ANNOUNCEMENTS.map((announcement) => {
    const { time } = context;
    const { starts, contact, action, picture, department, swahili } = announcement;
    const { event, endDate, actionDeadline } = findDates(announcement, time);
    const createdAt = daysAgo(time, -starts, '08:00');
    return {
      title: announcement.title,
      content: announcement.content,
      category: announcement.category,
      priority: announcement.priority,
      targetAudience: announcement.targetAudience,
      startDate: addDays(time.today, starts),
      endDate,
      isActive: announcement.isActive ?? true,
      isFeatured: announcement.isFeatured ?? false,
      contactInfo: contact ?? null,
      actionRequired: action ?? null,
      actionDeadline,
      imageUrl: optionalUrl(context, picture),
      eventTime: event ? formatClock(event.from) : announcement.eventTime,
      eventLocation: event?.location ?? announcement.eventLocation,
      linkUrl: announcement.link ?? null,
      translations: inSwahili(
        swahili && { ...swahili, event_location: event?.swahili?.location ?? swahili.event_location },
      ),
      department,
      createdBy: people.getAuthor(department),
      createdAt,
      updatedAt: createdAt,
    };
  });
