// `npm run move` runs this script.
import { moveSite, readTarget } from '../move-site';
import { stopAtSignals } from './stopped-work';
import { describeContents, print, runCommand } from './run-command';

const USAGE = `TO_DATABASE_URL=postgres://… npm run move

Copies a stopped site from where the settings have it to another place, which has to be empty, and compares it there.
A setting that begins with TO_ names what changes:

  TO_DATABASE_URL   a PostgreSQL server; empty for the embedded database
  TO_DATA_DIR       another data folder
  TO_FILES_DIR      a folder for the files
  TO_S3_BUCKET      a bucket for them, with TO_S3_ENDPOINT, TO_S3_ACCESS_KEY_ID and the others

The old place stays as it is.`;

await runCommand({
  usage: USAGE,
  async run(config) {
    stopAtSignals();
    const { manifest, parts } = await moveSite(config, readTarget(process.env));
    const moved = [...(parts.rows ? ['the database'] : []), ...(parts.files ? ['the files'] : [])];
    print([
      `Copied ${moved.join(' and ')} and compared ${parts.files ? 'them' : 'it'}: ${describeContents(manifest)}.`,
      'Start the site with the new settings. The old place is as it was: delete it once you don’t need it.',
    ]);
  },
});
