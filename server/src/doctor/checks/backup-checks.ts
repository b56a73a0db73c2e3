import { stat } from 'node:fs/promises';
import { readProvenBackups } from '../../backup/nightly/archives/catalogue';
import { BACKUP_LATE_MS } from '../../backup/nightly/backup-policy';
import { openOwnPlace } from '../../backup/nightly/own-place';
import { describeFailure } from '../../backup/commands/describe-failure';
import { HOUR_MS } from '../../time-units';
import type { Check, ExaminedSite, Finding } from '../check';

const SYSTEM = 'Look at the last failure in System, or in the log of the server.';

async function findLate({ config, db }: ExaminedSite): Promise<Finding[]> {
  const { place: settings } = config.nightly;
  if (!settings) return [];
  const { last } = await readProvenBackups((await openOwnPlace(db, settings)).place, new Date());
  if (!last) return [{ problem: 'No backup was ever restored by itself and compared.', advice: SYSTEM }];
  const age = Date.now() - Date.parse(last.as_of);
  if (age <= BACKUP_LATE_MS) return [];
  return [
    { problem: `The last backup that counts is ${Math.round(age / HOUR_MS)} hours old.`, advice: SYSTEM },
  ];
}

/** Are about the backups that the site makes of itself. */
export const BACKUP_CHECKS: readonly Check[] = [
  {
    name: 'backups',
    async find(site) {
      const { config } = site;
      if (!config.nightly.place) {
        const advice = 'Set BACKUP_TO to a folder on another disk, or to a bucket.';
        return config.isProduction ? [{ problem: 'The site does not back itself up.', advice }] : [];
      }
      return findLate(site).catch((error: unknown) => [
        { problem: describeFailure(error, config), advice: 'Check BACKUP_TO and the BACKUP_S3_… settings.' },
      ]);
    },
  },
  {
    name: 'disk of backups',
    async find({ config: { nightly, dataDir } }) {
      if (nightly.place?.kind !== 'folder') return [];
      const [backups, data] = await Promise.all([
        stat(nightly.place.folder).catch(() => null),
        stat(dataDir).catch(() => null),
      ]);
      if (!backups || backups.dev !== data?.dev) return [];
      return [
        {
          problem: 'The backups are on the disk of the site, and would be lost with it.',
          advice: 'Set BACKUP_TO to a folder on another disk, or to a bucket.',
          isHint: true,
        },
      ];
    },
  },
];
