import {
  MINISTRY_DEPARTMENTS,
  entersAdminArea,
  mayDo,
  type Actor,
  type Department,
} from '@narthex/shared-contracts';

interface AnnouncementSubject {
  readonly department: Department | null;
}

/** Announcements that aren't shown (yet, or any more) are only there for the people who manage them. */
export const canSeeHiddenAnnouncement = (actor: Actor | null, announcement: AnnouncementSubject): boolean =>
  mayDo('announcement.edit', actor, announcement);

/** The announcements a person manages: all, those of one department, or none. */
export function managedAnnouncements(actor: Actor | null): 'all' | 'none' | Department {
  if (entersAdminArea(actor)) return 'all';
  return MINISTRY_DEPARTMENTS.find((department) => department === actor?.department) ?? 'none';
}
