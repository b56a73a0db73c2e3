import {
  MINISTRY_DEPARTMENTS,
  entersAdminArea,
  mayDo,
  type Actor,
  type Department,
} from '@narthex/shared-contracts';

interface EventSubject {
  readonly department: Department | null;
  readonly status: string;
}

interface DatedSubject extends EventSubject {
  readonly publishedAt: Date | null;
}

/** What was planned in public: drafts never were, what is called off stays to be seen as called off. */
export const isPublic = ({ status, publishedAt }: DatedSubject): boolean =>
  status === 'published' || (status === 'cancelled' && publishedAt !== null);

/** The ministry a person acts for; null for everyone who acts for the whole church. */
export function ministryOf(actor: Actor | null): Department | null {
  return MINISTRY_DEPARTMENTS.find((department) => department === actor?.department) ?? null;
}

export const canCreateEvent = (actor: Actor | null): boolean => mayDo('event.create', actor);

export const canEditEvent = (actor: Actor | null, event: EventSubject): boolean =>
  mayDo('event.edit', actor, event);

export const canDeleteEvent = (actor: Actor | null, event: EventSubject): boolean =>
  mayDo('event.delete', actor, event);

export const canSeeAttendees = (actor: Actor | null, event: EventSubject): boolean =>
  mayDo('event.attendees', actor, event);

/** Drafts are only there for the people who manage them. */
export const canSeeEvent = (actor: Actor | null, event: DatedSubject): boolean =>
  isPublic(event) || canEditEvent(actor, event);

/** The events a person manages: all, those of one department, or none. */
export function managedEvents(actor: Actor): 'all' | 'none' | Department {
  return entersAdminArea(actor) ? 'all' : (ministryOf(actor) ?? 'none');
}
