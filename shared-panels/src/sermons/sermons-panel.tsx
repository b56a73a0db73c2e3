import { formatPlainDate } from '@narthex/shared-contracts';
import { SERMON_SERIES, SERMON_STATUSES } from '@narthex/shared-contracts/enums';
import type { PublicSermon, SermonInput } from '@narthex/shared-contracts/schemas/sermons';
import { t } from '@narthex/shared-contracts/translate';
import { Badge } from '@narthex/shared-ui';
import { FileText, Headphones, Video, type LucideIcon } from 'lucide-react';
import { toLabel, toOptions } from '../choice-labels';
import { DownloadButton, buildFileName } from '../downloads/download-button';
import { lazySection } from '../lazy-section';
import { BadgeRow } from '../resource-panel/cells/badges';
import { FilledTextCell } from '../resource-panel/cells/text-cell';
import { ofManagedType, type ColumnContext, type ResourceDefinition } from '../resource-panel/resource';
import { createResourcePanel } from '../resource-panel/resource-panel';
import { SERIES_LABELS, SERMON_LABELS, seriesLabel } from './sermon-labels';

const STATUS_TONES = { published: 'good', draft: 'warn', archived: 'neutral' } as const;

const FILES: readonly {
  readonly kind: 'audio' | 'video' | 'PDF';
  readonly field: 'audio_file' | 'video_file' | 'pdf_file';
  /** Holds the noun inside a sentence. */
  readonly noun: string;
  readonly Icon: LucideIcon;
}[] = [
  { kind: 'audio', field: 'audio_file', noun: t('audio'), Icon: Headphones },
  { kind: 'video', field: 'video_file', noun: t('video'), Icon: Video },
  { kind: 'PDF', field: 'pdf_file', noun: 'PDF', Icon: FileText },
];

function Badges({ sermon }: { sermon: PublicSermon }) {
  return (
    <BadgeRow>
      {sermon.is_featured ? <Badge tone="accent">Featured</Badge> : null}
      {sermon.audio_file ? <Badge tone="info">Audio Available</Badge> : null}
      {sermon.video_file ? <Badge tone="info">Video Available</Badge> : null}
      <Badge tone={STATUS_TONES[sermon.status]}>{toLabel(sermon.status)}</Badge>
    </BadgeRow>
  );
}

function renderDownloads(sermon: PublicSermon, { report }: Pick<ColumnContext, 'report'>) {
  return FILES.map(({ kind, field, noun, Icon }) => {
    const url = sermon[field];
    if (url === null) return null;
    return (
      <DownloadButton
        key={kind}
        label={t('Download {kind} of {title}', { kind: noun, title: sermon.title })}
        url={url}
        fileName={buildFileName([sermon.title, kind], url)}
        icon={<Icon size={18} aria-hidden="true" />}
        onFailure={() =>
          report({
            kind: 'failed',
            message: t('Failed to download sermon {kind}', { kind: noun.toLowerCase() }),
          })
        }
      />
    );
  });
}

const SERMON_RESOURCE: ResourceDefinition<PublicSermon, SermonInput> = {
  ...ofManagedType('sermons', 'managed-sermons'),
  labels: SERMON_LABELS,
  getTitle: ({ title }) => title,
  getColumns: () => [
    {
      key: 'title',
      label: 'Sermon',
      kind: 'title',
      isSortable: true,
      render: (sermon) => (
        <FilledTextCell title={sermon.title} text={sermon.description} note={<Badges sermon={sermon} />} />
      ),
    },
    { key: 'speaker', label: 'Speaker', render: ({ speaker }) => speaker },
    {
      key: 'sermon_date',
      label: 'Date',
      kind: 'date',
      isSortable: true,
      render: ({ sermon_date: date }) => formatPlainDate(date, new Date(0)),
    },
    { key: 'series', label: 'Series', render: ({ series }) => seriesLabel(series) },
  ],
  renderActions: renderDownloads,
  filters: [
    {
      param: 'status',
      label: 'Status',
      options: toOptions(SERMON_STATUSES),
    },
    {
      param: 'series',
      label: 'Series',
      options: SERMON_SERIES.map((value) => ({ value, label: SERIES_LABELS[value] })),
    },
  ],
  sorts: [
    { value: '', label: 'Newest first' },
    { value: 'sermon_date', label: 'Oldest first' },
    { value: 'title', label: 'Title A to Z' },
  ],
  getFacts: ({ speaker, sermon_date: date, series }) => [
    [t('Speaker'), speaker],
    [t('Date'), formatPlainDate(date, new Date(0))],
    [t('Series'), seriesLabel(series)],
  ],
  Form: lazySection(() => import('./sermon-form')),
};

/** Renders the management of sermons with their fields, texts and files. */
export default createResourcePanel(SERMON_RESOURCE);
