import { formatPlainDate } from '@narthex/shared-contracts';
import type { PublicSermon } from '@narthex/shared-contracts/schemas/sermons';
import { formatFileSize } from '@narthex/shared-ui';

/** `week_of_prayer` as `Week of prayer`. */
export function seriesName(series: string): string {
  const words = series.replace(/_/g, ' ').trim();
  return words === '' ? 'Sermon' : words.charAt(0).toUpperCase() + words.slice(1);
}

export const sermonDay = (sermon: Pick<PublicSermon, 'sermon_date'>, now: string | undefined): string =>
  formatPlainDate(sermon.sermon_date, new Date(now ?? `${sermon.sermon_date}T12:00:00Z`));

/** `, 3.2 MB`, or nothing where the size isn't known. */
export const formatSize = (bytes: number | null): string =>
  bytes === null ? '' : `, ${formatFileSize(bytes)}`;

/** `, 38 min`, or nothing where the length isn't known. */
export function formatLength(seconds: number | null): string {
  if (seconds === null) return '';
  return seconds < 60 ? `, ${seconds} s` : `, ${Math.round(seconds / 60)} min`;
}
