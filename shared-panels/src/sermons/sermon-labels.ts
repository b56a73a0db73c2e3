import type { SERMON_SERIES } from '@narthex/shared-contracts/enums';
import { t } from '@narthex/shared-contracts/translate';
import { buildLabels } from '../resource-panel/resource-labels';

/** How the series are called in lists and fields. */
export const SERIES_LABELS: Readonly<Record<(typeof SERMON_SERIES)[number], string>> = {
  sabbath_service: 'Sabbath Service',
  vespers: 'Vespers',
  week_of_prayer: 'Week of Prayer',
  revival: 'Revival',
  youth: 'Youth',
  special_event: 'Special Event',
};

/** The label of a stored series, also of one that the list no longer has. */
export const seriesLabel = (series: string): string =>
  Object.entries(SERIES_LABELS).find(([key]) => key === series)?.[1] ?? series;

/** The texts of Manage Sermons. */
export const SERMON_LABELS = buildLabels(
  { one: t('sermon'), many: t('sermons') },
  {
    create: t('Upload New Sermon'),
    emptyText: 'Upload your first sermon to get started.',
    submitNew: t('Upload Sermon'),
    saving: t('Uploading...'),
  },
);
