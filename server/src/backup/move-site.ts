import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { ConfigError, listMisspelt, readConfig, type Config } from '../config';
import { fileEnvironment } from '../file-store/file-settings';
import { describeMisspelt } from '../settings/misspelt-settings';
import { BackupError } from './backup-error';
import { NO_KEYS } from './backup-settings';
import { createBackup } from './create-backup';
import { restoreBackup, type RestoredParts } from './restore-backup';
import type { ReadArchive } from './archive/read-archive';
import { makeWorkFolder } from './work-folder';

const PREFIX = 'TO_';
/** Returns true for settings of the old place of the files, none of which applies once a new place is named. */
const isFileSetting = (name: string) => Object.hasOwn(fileEnvironment, name.replace(/_FILE$/, ''));

/**
 * Reads the settings of the new place: those of the site, except for what a setting with `TO_` replaces. Throws a
 * ConfigError for a misspelt one, because a part of the site would be left where it is.
 */
export function readTarget(environment: NodeJS.ProcessEnv): Config {
  const replaced = Object.entries(environment).flatMap(([name, value]) =>
    name.startsWith(PREFIX) ? [[name.slice(PREFIX.length), value] as const] : [],
  );
  const hasNewFiles = replaced.some(([name]) => isFileSetting(name));
  const kept = Object.entries(environment).filter(([name]) => !hasNewFiles || !isFileSetting(name));
  const [misspelt] = listMisspelt(Object.fromEntries(replaced));
  if (!misspelt) return readConfig(Object.fromEntries([...kept, ...replaced]));
  const { name, meant } = misspelt;
  throw new ConfigError(describeMisspelt({ name: PREFIX + name, meant: PREFIX + meant }));
}

/** Returns what is somewhere else in the new place. */
export function findMovedParts(from: Config, to: Config): RestoredParts {
  const isOtherFolder = from.databaseUrl === undefined && from.dataDir !== to.dataDir;
  return {
    rows: from.databaseUrl !== to.databaseUrl || isOtherFolder,
    files: !isDeepStrictEqual(from.files, to.files),
  };
}

/** Copies a stopped site into another, empty place by an archive, and compares it there. The old place stays as it is. */
export async function moveSite(from: Config, to: Config): Promise<ReadArchive & { parts: RestoredParts }> {
  const parts = findMovedParts(from, to);
  if (!parts.rows && !parts.files) {
    throw new BackupError(
      'There is nothing to move: say where to by TO_DATABASE_URL, TO_DATA_DIR, TO_FILES_DIR or TO_S3_BUCKET.',
    );
  }
  const work = await makeWorkFolder(from.dataDir, 'move-');
  const archive = path.join(work.folder, 'site.narthex');
  try {
    // The archive never leaves the disk of the site, which has the same in the clear.
    await createBackup({ ...from, backup: NO_KEYS }, archive, { mustBeStopped: true });
    return { ...(await restoreBackup({ ...to, backup: NO_KEYS }, archive, parts)), parts };
  } finally {
    await work.remove(true);
  }
}
