import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { place, readStartTime, runs } from '../database/embedded/folder-lock';
import { DAY_MS } from '../time-units';

export interface WorkFolder {
  readonly folder: string;
  /** Deletes the folder; with `isUndone`, also the folders above it that were missing before. */
  remove(isUndone: boolean): Promise<void>;
}

/** Matches nothing that people name themselves, such as a folder or an archive with a date in its name. */
const WORK =
  /(?:^|\.)(?:database-copy|backup|backup-nightly|restore|move)-([0-9a-f]{16})-(\d+)-(\d*)-\w{6}(?:\.part)?$/;

/** Process ids are comparable only within a machine, boot and container. */
const hashPlace = () => createHash('sha256').update(place()).digest('hex').slice(0, 16);

/** Returns the beginning of a name that tells which process works there. */
export const nameOwner = (prefix: string): string =>
  `${prefix}${hashPlace()}-${process.pid}-${readStartTime(process.pid)}-`;

/** Deletes what killed processes have left in a folder: rows lie there unencrypted. */
export async function removeAbandoned(parent: string): Promise<void> {
  for (const name of await readdir(parent).catch(() => [])) {
    const [, where, pid, startedAt = ''] = WORK.exec(name) ?? [];
    if (where === undefined) continue;
    const work = path.join(parent, name);
    const isAbandoned =
      where === hashPlace()
        ? !runs(Number(pid), startedAt)
        : ((await stat(work).catch(() => null))?.mtimeMs ?? Infinity) < Date.now() - DAY_MS;
    if (isAbandoned) await rm(work, { recursive: true, force: true });
  }
}

/** Makes a folder for unfinished work, which only its owner may look into. */
export async function makeWorkFolder(parent: string, prefix: string): Promise<WorkFolder> {
  const firstNewFolder = await mkdir(parent, { recursive: true, mode: 0o700 });
  await removeAbandoned(parent);
  const folder = await mkdtemp(path.join(parent, nameOwner(prefix)));
  return {
    folder,
    async remove(isUndone) {
      await rm(isUndone && firstNewFolder !== undefined ? firstNewFolder : folder, {
        recursive: true,
        force: true,
      });
    },
  };
}
