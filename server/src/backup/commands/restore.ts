// `npm run restore` runs this script.
import { restoreBackup } from '../restore-backup';
import { stopAtSignals } from './stopped-work';
import { describeContents, describeMissing, print, readArchivePath, runCommand } from './run-command';

const USAGE = `npm run restore -- <archive>

Restores a backup into the place that the settings name, which has to be empty, and compares all of it with the archive.
If anything is wrong, nothing is left there. BACKUP_PASSPHRASE or BACKUP_IDENTITY decrypts the archive; with
BACKUP_SIGNER only an archive of that site is taken.`;

await runCommand({
  usage: USAGE,
  takesNames: true,
  async run(config, { names }) {
    const archive = readArchivePath(names, USAGE);
    stopAtSignals();
    const { manifest, signer } = await restoreBackup(config, archive);
    print([
      `Restored the site as of ${manifest.as_of}, and compared it with the archive: ${describeContents(manifest)}.`,
      config.backup.signer === undefined
        ? `It was signed by ${signer}. Whether that is your site, only BACKUP_SIGNER can tell.`
        : `It was signed by your site.`,
      ...describeMissing(manifest),
    ]);
  },
});
