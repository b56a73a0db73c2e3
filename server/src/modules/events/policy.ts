import { canEdit, type Actor, type Department } from '@narthex/shared-contracts';

interface DatedSubject {
  readonly department: Department | null;
  readonly status: string;
  readonly published_at: Date | null;
}

/** Returns true if an event is or was published: it is then still shown as cancelled after it was cancelled. */
export const isPublic = ({
  status,
  published_at: publishedAt,
}: Pick<DatedSubject, 'status' | 'published_at'>): boolean =>
  status === 'published' || (status === 'cancelled' && publishedAt !== null);

/** Returns true if the actor may see an event; drafts are visible only to the people who manage them. */
export const canSeeEvent = (actor: Actor | null, event: DatedSubject): boolean =>
  isPublic(event) || canEdit(actor, 'events.manage', event);
