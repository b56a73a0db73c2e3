import { formatTimeAgo } from '@narthex/shared-contracts';
import { BACKUP_FAILURES, type BackupStatus } from '@narthex/shared-contracts/schemas/backups';
import { t } from '@narthex/shared-contracts/translate';
import type { Light } from './light';

const HOST = t('Tell whoever looks after the server: its log says more.');

/** Returns the light of the backups, or none if the server doesn't tell of them yet. */
export function readBackups(backups: BackupStatus | undefined, timeZone: string): readonly Light[] {
  if (!backups) return [];
  const name = t('Backups');
  const { place, last, failure, is_late: isLate } = backups;
  if (!place)
    return [
      {
        name,
        state: 'warn',
        sentence: t('The site does not back itself up: no place for backups is set.'),
        advice: t('Ask whoever looks after the server if backups are made in another way.'),
      },
    ];
  const sentence = last
    ? t('The last backup that counts: {time}.', { time: formatTimeAgo(last.as_of, timeZone) })
    : t('There is no backup that counts yet.');
  if (isLate) return [{ name, state: 'bad', sentence, advice: t('It is late. {advice}', { advice: HOST }) }];
  if (failure) {
    const failed = `${BACKUP_FAILURES[failure.step]} ${sentence}`;
    return [{ name, state: last ? 'warn' : 'bad', sentence: failed, advice: HOST }];
  }
  if (!last)
    return [
      {
        name,
        state: 'warn',
        sentence,
        advice: t('The first one is made within a day, or when you ask for it.'),
      },
    ];
  return [{ name, state: 'good', sentence }];
}
