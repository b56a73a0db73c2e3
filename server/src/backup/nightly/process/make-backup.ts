import { createReadStream } from 'node:fs';
import { generateIdentity, identityToRecipient } from 'age-encryption';
import type { BackupStep } from '@narthex/shared-contracts/schemas/backups';
import type { BackupSettings } from '../../backup-settings';
import { createBackup } from '../../create-backup';
import { hashStream } from '../../files/site-files';
import { nameArchive, nameRecord } from '../archives/archive-names';
import { openBackupPlace } from '../archives/backup-place';
import { tidyArchives, type ProofRecord } from '../archives/catalogue';
import { proveArchive } from '../proof/prove-archive';
import type { BackupRequest } from './messages';

/**
 * Adds a key that exists only during this run, where the server has no key to read its own backups with. So they are
 * proven all the same, and nothing that stays on the server opens them.
 */
async function addOwnKey(backup: BackupSettings): Promise<BackupSettings> {
  if (backup.recipients.length === 0 || backup.identity !== undefined) return backup;
  const identity = await generateIdentity();
  return { ...backup, recipients: [...backup.recipients, await identityToRecipient(identity)], identity };
}

/** Is without the secret key of earlier backups where new ones aren't encrypted, and would be refused with it. */
const toProofKeys = (backup: BackupSettings, isEncrypted: boolean): BackupSettings =>
  isEncrypted ? backup : { ...backup, passphrase: undefined, identity: undefined };

/**
 * Makes a backup in its place, restores it from there into an empty place, compares and uses that, and only then writes
 * the record by which it counts. Rotation follows.
 */
export async function makeBackup(
  { config, place: settings, siteFolder, work, copy, rendersPages, timeZone }: BackupRequest,
  onStep: (step: BackupStep) => void,
): Promise<ProofRecord> {
  onStep('reach');
  const place = await openBackupPlace(settings, siteFolder);
  await tidyArchives(place, new Date(), timeZone);

  onStep('write');
  const backup = await addOwnKey(config.backup);
  const name = nameArchive(new Date());
  const file = await place.prepareFile(name, work);
  const created = await createBackup({ ...config, backup }, file, { copy, workParent: work });
  await place.send(name, file);

  onStep('restore');
  const archive = await place.download(name, work);
  const keys = { ...toProofKeys(backup, created.isEncrypted), signer: created.publicKey };
  const { manifest, foreignKeys } = await proveArchive(config, archive, {
    backup: keys,
    work,
    rendersPages,
    onRestored: () => onStep('try'),
  });
  const { bytes, sha256 } = await hashStream(createReadStream(archive));

  onStep('write');
  const record: ProofRecord = {
    archive: name,
    as_of: manifest.as_of,
    proven_at: new Date().toISOString(),
    bytes,
    sha256,
    rows: manifest.tables.reduce((sum, { rows }) => sum + rows, 0),
    tables: manifest.tables.length,
    foreign_keys: foreignKeys,
    files: manifest.files.length,
  };
  await place.writeText(nameRecord(name), `${JSON.stringify(record, null, 2)}\n`);
  await tidyArchives(place, new Date(), timeZone);
  return record;
}
