import { entersAdminArea, type Actor } from '@narthex/shared-contracts';

/** Drafts and archived sermons are only there for the people who manage them. */
export const canSeeSermon = (actor: Actor | null, sermon: { readonly status: string }): boolean =>
  sermon.status === 'published' || entersAdminArea(actor);
