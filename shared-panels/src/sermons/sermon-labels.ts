import type { SERMON_SERIES } from '@narthex/shared-contracts/enums';
import { t } from '@narthex/shared-contracts/translate';
import { buildLabels } from '../resource-panel/resource-labels';

export const SERIES_LABELS: Readonly<Record<(typeof SERMON_SERIES)[number], string>> = {
  sabbath_service: 'Sabbath Service',
  vespers: 'Vespers',
  week_of_prayer: 'Week of Prayer',
  revival: 'Revival',
  youth: 'Youth',
  special_event: 'Special Event',
};

/** Returns the label of a series, also of a stored one that is no longer offered. */
export const seriesLabel = (series: string): string =>
  Object.entries(SERIES_LABELS).find(([key]) => key === series)?.[1] ?? series;

export const SERMON_LABELS = buildLabels(
  { one: t('sermon'), many: t('sermons') },
  {
    create: t('Upload New Sermon'),
    emptyText: 'Upload your first sermon to get started.',
    submitNew: t('Upload Sermon'),
    saving: t('Uploading...'),
  },
);
