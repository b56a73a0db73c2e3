import { formatPlainDate } from '@narthex/shared-contracts';
import type { PublicSermon } from '@narthex/shared-contracts/schemas/sermons';
import { t } from '@narthex/shared-contracts/translate';
import { formatFileSize } from '@narthex/shared-ui';
import { describeMember } from '@narthex/shared-contracts/enum-labels';

/** Returns the label of a series. An unknown series is shown as it was entered. */
export const seriesName = (series: string): string => (series ? describeMember(series) : t('Sermon'));

export const sermonDay = (sermon: Pick<PublicSermon, 'sermon_date'>, now: string | undefined): string =>
  formatPlainDate(sermon.sermon_date, new Date(now ?? `${sermon.sermon_date}T12:00:00Z`));

/** Returns `, 3.2 MB`, or '' if the size is unknown. */
export const formatSize = (bytes: number | null): string =>
  bytes === null ? '' : `, ${formatFileSize(bytes)}`;

/** Returns `, 38 min`, or '' if the length is unknown. */
export function formatLength(seconds: number | null): string {
  if (seconds === null) return '';
  return seconds < 60
    ? t(', {seconds} s', { seconds })
    : t(', {minutes} min', { minutes: Math.round(seconds / 60) });
}
