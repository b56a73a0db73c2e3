import type { Queryable } from '../../../database/database-handle';
import type { RemoteVersion } from '../releases/version-repository';
import { findGrant } from './grant-repository';

/** Returns what a version may use: what it declares and its grant allows. */
export async function findUses(
  db: Queryable,
  { remote, descriptor }: Pick<RemoteVersion, 'remote' | 'descriptor'>,
): Promise<readonly string[]> {
  const allowed = (await findGrant(db, remote))?.uses ?? [];
  return (descriptor.uses ?? []).filter((use) => allowed.includes(use));
}
