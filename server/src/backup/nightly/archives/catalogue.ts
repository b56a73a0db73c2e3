import { z } from 'zod';
import { HOUR_MS } from '../../../time-units';
import type { BackupPlace } from './backup-place';
import { nameRecord, readArchiveTime } from './archive-names';
import { chooseExpired, type DatedArchive } from './rotation';

const count = z.int().min(0);

/** Is written beside an archive once it was restored by itself and compared. */
export const proofRecordSchema = z.object({
  archive: z.string(),
  /** All that was acknowledged before this instant is in the archive. */
  as_of: z.iso.datetime(),
  proven_at: z.iso.datetime(),
  bytes: count,
  /** Is the hash of the archive as it lies there, so that anybody can compare it. */
  sha256: z.string(),
  rows: count,
  tables: count,
  foreign_keys: count,
  files: count,
});
export type ProofRecord = z.infer<typeof proofRecordSchema>;

/** Lists the site's archives. A file that is named in another way is none. */
export async function listArchives(place: BackupPlace): Promise<DatedArchive[]> {
  const names = new Set(await place.list());
  return [...names].flatMap((name) => {
    const at = readArchiveTime(name);
    return at ? [{ name, at, isProven: names.has(nameRecord(name)) }] : [];
  });
}

async function readRecord(place: BackupPlace, { name }: DatedArchive): Promise<ProofRecord | null> {
  try {
    const record = proofRecordSchema.parse(JSON.parse(await place.readText(nameRecord(name))));
    // An archive that was cut, replaced or lost since then is none.
    return record.archive === name && (await place.measure(name)) === record.bytes ? record : null;
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof z.ZodError) return null;
    throw error;
  }
}

export interface ProvenBackups {
  readonly kept: number;
  readonly last: ProofRecord | null;
}

/** Clocks of the servers that write archives differ by less than this. */
const MAX_CLOCK_DIFFERENCE_MS = HOUR_MS;

const isOfFuture = ({ at }: DatedArchive, now: Date) =>
  at.getTime() > now.getTime() + MAX_CLOCK_DIFFERENCE_MS;

/**
 * Reads the record of the last backup that counts, and counts the proven ones. Those that a clock set to the future has
 * dated count nothing: until their time comes, no other backup would be due, and none late.
 */
export async function readProvenBackups(place: BackupPlace, now: Date): Promise<ProvenBackups> {
  const proven = (await listArchives(place))
    .filter((archive) => archive.isProven && !isOfFuture(archive, now))
    .sort((a, b) => b.at.getTime() - a.at.getTime());
  for (const archive of proven) {
    const last = await readRecord(place, archive);
    if (last) return { kept: proven.length, last };
  }
  return { kept: 0, last: null };
}

/** A run that was ended may have left half an archive, or the record of one that is gone. */
export async function removeUnfinished(place: BackupPlace): Promise<void> {
  const names = new Set(await place.list());
  for (const name of names) {
    const [archive = '', rest = ''] = name.split(/(?<=\.narthex)/);
    if (readArchiveTime(archive) === null || rest === '') continue;
    if (rest.endsWith('.part') || !names.has(archive)) await place.remove(name);
  }
}

/**
 * Deletes what rotation doesn't keep, and what is unfinished. Only one run at a time may do it. Archives that are dated
 * in the future are counted by themselves: until their time comes, they would take the places of those that are made now.
 */
export async function tidyArchives(place: BackupPlace, now: Date, timeZone: string): Promise<void> {
  const archives = await listArchives(place);
  const ofFuture = archives.filter((archive) => isOfFuture(archive, now));
  const others = archives.filter((archive) => !isOfFuture(archive, now));
  for (const { name } of [others, ofFuture].flatMap((group) => chooseExpired(group, timeZone))) {
    // In the other order, an interruption would leave the record of an archive that is gone.
    await place.remove(nameRecord(name));
    await place.remove(name);
  }
  await removeUnfinished(place);
}
