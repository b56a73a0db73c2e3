import { createHash } from 'node:crypto';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { Queryable } from '../../database/database-handle';
import { readSiteSecret } from '../../plugins/secrets/site-secret-repository';
import { BackupError } from '../backup-error';
import { SIGNING_SECRET } from '../signing-secret';
import { nameSiteFolder } from './archives/archive-names';
import { openBackupPlace, type BackupPlace } from './archives/backup-place';
import { hasProvenIn } from './backup-log-repository';
import type { BackupPlaceSettings } from './nightly-settings';

/** Is the place of this site's backups, and the name of the folder in it that is the site's. */
export interface OwnPlace {
  readonly place: BackupPlace;
  readonly siteFolder: string;
}

/** Tells places apart in the audit log, whose readers need not know the folders of the machine. */
export function hashPlace(settings: BackupPlaceSettings): string {
  const name =
    settings.kind === 'folder' ? settings.folder : `s3://${settings.bucket.bucket}/${settings.prefix}`;
  return createHash('sha256').update(name).digest('hex').slice(0, 12);
}

/**
 * Opens the place of this site's backups. Throws BackupError if it can't be the place that earlier backups went to: where
 * a disk isn't mounted its mount point is an empty folder, and what is written there fills the disk of the system.
 */
export async function openOwnPlace(db: Queryable, settings: BackupPlaceSettings): Promise<OwnPlace> {
  const siteFolder = nameSiteFolder(await readSiteSecret(db, SIGNING_SECRET));
  const place = await openBackupPlace(settings, siteFolder);
  if (settings.kind === 'folder') {
    const isThere = await stat(path.join(settings.folder, siteFolder)).catch(() => null);
    if (!isThere && (await hasProvenIn(db, hashPlace(settings))))
      throw new BackupError(
        `The earlier backups of this site are no longer in ${settings.folder}: mount its disk. ` +
          `If a new disk takes its place, make the folder ${siteFolder} on it.`,
      );
  }
  return { place, siteFolder };
}
