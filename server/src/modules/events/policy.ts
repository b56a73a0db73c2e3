import { canEdit, type Actor, type Department } from '@narthex/shared-contracts';

interface DatedSubject {
  readonly department: Department | null;
  readonly status: string;
  readonly published_at: Date | null;
}

/** What was planned in public: drafts never were, what is called off stays to be seen as called off. */
export const isPublic = ({
  status,
  published_at: publishedAt,
}: Pick<DatedSubject, 'status' | 'published_at'>): boolean =>
  status === 'published' || (status === 'cancelled' && publishedAt !== null);

/** Drafts are only there for the people who manage them. */
export const canSeeEvent = (actor: Actor | null, event: DatedSubject): boolean =>
  isPublic(event) || canEdit(actor, 'events.manage', event);
