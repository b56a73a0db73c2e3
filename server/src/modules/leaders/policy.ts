import { mayDo, type Actor } from '@narthex/shared-contracts';

/** Leadership belongs to the whole church. */
export const canEditLeaders = (actor: Actor | null): boolean => mayDo('leader.edit', actor);

/** Former leaders are only there for the people who manage the directory. */
export const canSeeLeader = (actor: Actor | null, leader: { readonly status: string }): boolean =>
  leader.status === 'active' || canEditLeaders(actor);
