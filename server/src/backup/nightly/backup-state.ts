import type { FastifyInstance } from 'fastify';
import { readSiteSecret } from '../../plugins/secrets/site-secret-repository';
import { BackupError } from '../backup-error';
import { SIGNING_SECRET } from '../signing-secret';
import { nameSiteFolder } from './archives/archive-names';
import { openBackupPlace } from './archives/backup-place';
import { readProvenBackups, type ProvenBackups } from './archives/catalogue';
import { LIST_WITHIN_MS, STATE_KEPT_MS } from './backup-policy';
import type { BackupPlaceSettings } from './nightly-settings';

/** Knows which backups of the site count, from the place where they are. */
export interface BackupState {
  /** Throws if the place can't be reached. The result may be a minute old. */
  read(): Promise<ProvenBackups>;
  /** Reads the place again at the next call. */
  forget(): void;
  getSiteFolder(): Promise<string>;
}

/** A folder of a network that is away never answers. */
async function withinTime<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new BackupError('The place for backups did not respond in time.')),
      LIST_WITHIN_MS,
    );
  });
  try {
    return await Promise.race([work, limit]);
  } finally {
    clearTimeout(timer);
  }
}

export function createBackupState(app: FastifyInstance, place: BackupPlaceSettings): BackupState {
  let known: { readonly backups: Promise<ProvenBackups>; readonly until: number } | null = null;
  const getSiteFolder = async () => nameSiteFolder(await readSiteSecret(app.db, SIGNING_SECRET));
  const readPlace = async () =>
    readProvenBackups(await openBackupPlace(place, await getSiteFolder()), new Date());
  return {
    getSiteFolder,
    read() {
      if (!known || known.until <= Date.now()) {
        known = { backups: withinTime(readPlace()), until: Date.now() + STATE_KEPT_MS };
      }
      return known.backups;
    },
    forget: () => void (known = null),
  };
}
