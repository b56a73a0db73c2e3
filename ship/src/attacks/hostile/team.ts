import { randomBytes } from 'node:crypto';
import type { GrantInput } from '@narthex/shared-contracts/schemas/grants';
import { createSiteClient, type SiteClient } from '../../site-client';
import { leadersPath } from './hostile-package';

/** Describes a remote that a team has a grant and a key for. */
export interface Team {
  readonly remote: string;
  /** Calls the site with the key of the team. */
  readonly client: SiteClient;
  readonly grant: { readonly id: number; readonly version: number };
}

/** Grants a remote two paths, and gives its team a key. @param director Decides what is live. */
export async function createTeam(
  director: SiteClient,
  name: string,
  changes: Partial<Pick<GrantInput, 'kind' | 'uses'>> = {},
): Promise<Team> {
  const remote = `${name}-${randomBytes(3).toString('hex')}`;
  const { data: grant } = await director.call('grants.create', {
    body: {
      ...{ remote, owner: 'Strangers', kind: 'isolated', paths: [`/${remote}`, leadersPath(remote)] },
      ...{ least_guard: 'public', departments: null, size_budget_kb: 300, uses: [] },
      ...changes,
    },
  });
  const { data: key } = await director.call('deliveryKeys.issue', {
    body: { name: `Strangers of ${remote}`, remote, expires_in_days: 1, can_release: true },
  });
  return { remote, client: createSiteClient(director.origin, key.token), grant };
}

/** Takes the grant of a team away, which ends what it has live. */
export const dismissTeam = async (director: SiteClient, { grant }: Team): Promise<void> => {
  await director.call('grants.delete', { id: grant.id });
};
