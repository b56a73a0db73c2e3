// `npm run backup` runs this script.
import { ConfigError, type Config } from '../../config';
import { createBackup, type CreatedBackup } from '../create-backup';
import { giveWay } from '../give-way';
import { stopAtSignals } from './stopped-work';
import { describeContents, describeMissing, print, readArchivePath, runCommand } from './run-command';

const USAGE = `npm run backup -- <archive>

Writes all of the site that the settings name into a new file, while the site runs or not: rows, files, versions of
remotes, keys. It is encrypted with BACKUP_PASSPHRASE or for BACKUP_RECIPIENTS.

  --unencrypted   writes an archive that whoever has it can read, on a production site too`;

const UNENCRYPTED =
  'The archive is not encrypted: whoever has it can read people’s data and has the keys of the site. Set ' +
  'BACKUP_PASSPHRASE or BACKUP_RECIPIENTS.';

function refuseUnencrypted({ isProduction, backup }: Config, isAllowed: boolean) {
  const isEncrypted = backup.passphrase !== undefined || backup.recipients.length > 0;
  if (isEncrypted || isAllowed || !isProduction) return;
  throw new ConfigError(`${UNENCRYPTED} Or add --unencrypted.`);
}

const describeCheck = ({ isVerified }: CreatedBackup) =>
  isVerified
    ? 'It was read again and compared.'
    : 'It could not be read again here, because only the owner of the secret key can.';

await runCommand({
  usage: USAGE,
  takesNames: true,
  options: { unencrypted: { type: 'boolean', default: false } },
  async run(config, { names, flags }) {
    const archive = readArchivePath(names, USAGE);
    refuseUnencrypted(config, flags.unencrypted === true);
    stopAtSignals();
    giveWay();
    const backup = await createBackup(config, archive);
    if (!backup.isEncrypted) process.stderr.write(`${UNENCRYPTED}\n`);
    print([
      `Backed up to ${archive} (${backup.bytes.toLocaleString('en-US')} bytes).`,
      `It has ${describeContents(backup.manifest)}: all that was acknowledged before ${backup.manifest.as_of}.`,
      `${describeCheck(backup)} It was signed by ${backup.publicKey}.`,
      ...describeMissing(backup.manifest),
    ]);
  },
});
