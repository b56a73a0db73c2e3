import type { FastifyInstance } from 'fastify';
import { BackupError } from '../backup-error';
import { readProvenBackups, type ProvenBackups } from './archives/catalogue';
import { LIST_WITHIN_MS, STATE_KEPT_MS } from './backup-policy';
import type { BackupPlaceSettings } from './nightly-settings';
import { openOwnPlace } from './own-place';

/** Knows which backups of the site count, from the place where they are. */
export interface BackupState {
  /** Throws if the place can't be reached. The result may be a minute old. */
  read(): Promise<ProvenBackups>;
  /** Reads the place again at the next call. */
  forget(): void;
}

/** A folder of a network that is away never responds. */
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
  const readPlace = async () => readProvenBackups((await openOwnPlace(app.db, place)).place, new Date());
  return {
    read() {
      if (!known || known.until <= Date.now()) {
        known = { backups: withinTime(readPlace()), until: Date.now() + STATE_KEPT_MS };
      }
      return known.backups;
    },
    forget: () => void (known = null),
  };
}
