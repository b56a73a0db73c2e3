import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

const journalSchema = z.object({ entries: z.array(z.object({ tag: z.string(), when: z.number() })) });
/** Maps each release to its last migration, in the order of the releases. */
const releasesSchema = z.object({ releases: z.record(z.string(), z.string()) });

/**
 * Returns the time of the last migration of the release before this program: its processes work with the tables of this one,
 * because a release only adds to them. Returns null for migrations without releases.
 */
export function findCompatibleSince(migrationsFolder: string): number | null {
  const read = (file: string): unknown => JSON.parse(readFileSync(path.join(migrationsFolder, file), 'utf8'));
  if (!existsSync(path.join(migrationsFolder, 'releases.json'))) return null;
  const { entries } = journalSchema.parse(read('meta/_journal.json'));
  const newest = entries.at(-1)?.tag;
  const released = Object.values(releasesSchema.parse(read('releases.json')).releases);
  const before = released.findLast((tag) => tag !== newest) ?? newest;
  return entries.find(({ tag }) => tag === before)?.when ?? null;
}
