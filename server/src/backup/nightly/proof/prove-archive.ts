import { createReadStream } from 'node:fs';
import path from 'node:path';
import type { Config } from '../../../config';
import { openDatabase } from '../../../database/open-database';
import type { Manifest } from '../../archive/manifest';
import { BackupError } from '../../backup-error';
import type { BackupSettings } from '../../backup-settings';
import { hashStream } from '../../files/site-files';
import { restoreBackup } from '../../restore-backup';
import { compareLoadedRows } from '../../rows/load-repository';
import { LONG_STATEMENT_MS } from '../../snapshot/open-snapshot';
import { tryRestoredSite } from './restored-site';

/** Is an empty place for a site, on the embedded database whatever the site itself has. It reaches nobody. */
const toProofConfig = (config: Config, dataDir: string, backup: BackupSettings): Config => ({
  ...config,
  dataDir,
  databaseUrl: undefined,
  files: { kind: 'folder', folder: dataDir },
  nightly: { ...config.nightly, place: undefined },
  backup,
  smtpUrl: undefined,
  seed: 'none',
  rateLimits: 'off',
});

async function compareFiles({ dataDir }: Config, { files }: Manifest): Promise<void> {
  for (const { key, bytes, sha256 } of files) {
    const found = await hashStream(createReadStream(path.join(dataDir, key)));
    if (found.bytes === bytes && found.sha256 === sha256) continue;
    throw new BackupError(`The restored file ${key} is not what the archive says.`);
  }
}

export interface Proof {
  readonly manifest: Manifest;
  readonly foreignKeys: number;
}

interface ProofOptions {
  readonly backup: BackupSettings;
  readonly work: string;
  /** Is true if the server of the site renders its pages. */
  readonly rendersPages: boolean;
  readonly onRestored: () => void;
}

/**
 * Restores an archive into an empty place in the work folder, compares all of it, and uses the restored site. Throws
 * if anything differs or doesn't work.
 * @param onRestored Is called between the comparison and the use.
 */
export async function proveArchive(
  config: Config,
  archive: string,
  { backup, work, rendersPages, onRestored }: ProofOptions,
): Promise<Proof> {
  const restored = toProofConfig(config, path.join(work, 'site'), backup);
  const { manifest } = await restoreBackup(restored, archive);
  const database = await openDatabase({ dataDir: restored.dataDir, statementTimeoutMs: LONG_STATEMENT_MS });
  try {
    const foreignKeys = await compareLoadedRows(database.db, manifest);
    await compareFiles(restored, manifest);
    onRestored();
    // The site that is tried out closes its database too, and a database closes once.
    await tryRestoredSite(restored, { ...database, close: () => Promise.resolve() }, rendersPages);
    return { manifest, foreignKeys };
  } finally {
    await database.close();
  }
}
