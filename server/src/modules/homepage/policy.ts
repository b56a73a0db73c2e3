import { mayDo, type Actor } from '@narthex/shared-contracts';

/** The homepage belongs to the whole church: only full oversight changes it. */
export const canEditHomepage = (actor: Actor | null): boolean => mayDo('homepage.edit', actor);
