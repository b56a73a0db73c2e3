import { formatPlainDate, pictureAt } from '@narthex/shared-contracts';
import { GALLERY_CATEGORIES } from '@narthex/shared-contracts/enums';
import type { GalleryInput, GalleryItem } from '@narthex/shared-contracts/schemas/gallery';
import { t } from '@narthex/shared-contracts/translate';
import { Badge } from '@narthex/shared-ui';
import { File, Film, Image } from 'lucide-react';
import { toLabel, toOptions } from '../choice-labels';
import { DownloadButton, buildFileName } from '../downloads/download-button';
import { lazySection } from '../lazy-section';
import { ofManagedType, type ResourceDefinition } from '../resource-panel/resource';
import { buildLabels } from '../resource-panel/resource-labels';
import { createResourcePanel } from '../resource-panel/resource-panel';
import styles from './gallery-panel.module.css';

const IMAGES = ['jpg', 'jpeg', 'png', 'gif', 'bmp', 'webp', 'avif'];
const VIDEOS = ['mp4', 'avi', 'mov', 'wmv', 'webm', 'mkv'];
const PREVIEW_WIDTH = 480;

/** Returns how a card shows a file, judged by the extension of its path. */
export function getFileKind(path: string | null): 'image' | 'video' | 'file' {
  const extension = /\.([a-z0-9]+)$/i.exec(path ?? '')?.[1]?.toLowerCase() ?? '';
  if (IMAGES.includes(extension)) return 'image';
  return VIDEOS.includes(extension) ? 'video' : 'file';
}

const KINDS = {
  image: { Icon: Image, label: 'Picture' },
  video: { Icon: Film, label: 'Video' },
  file: { Icon: File, label: 'File' },
} as const;

/** Renders a picture or video of the gallery with its title, description and date. */
export function GalleryCard({ item }: { item: GalleryItem }) {
  const kind = getFileKind(item.file_path);
  const { Icon, label } = KINDS[kind];
  const preview = kind === 'image' ? pictureAt(item.file_path, PREVIEW_WIDTH, 'jpg') : null;
  return (
    <>
      <div className={styles.preview}>
        {preview ? <img src={preview} alt="" loading="lazy" /> : null}
        <span className={styles.icon} role="img" aria-label={label}>
          <Icon size={22} aria-hidden="true" />
        </span>
        {item.is_featured ? (
          <span className={styles.featured}>
            <Badge tone="accent">Featured</Badge>
          </span>
        ) : null}
      </div>
      <div className={styles.text}>
        <h3>{item.title}</h3>
        <p>{item.description}</p>
        <p className={styles.facts}>
          <span>{toLabel(item.category)}</span>
          {item.date_taken ? <span>{formatPlainDate(item.date_taken, new Date(0))}</span> : null}
        </p>
      </div>
    </>
  );
}

const GALLERY_RESOURCE: ResourceDefinition<GalleryItem, GalleryInput> = {
  ...ofManagedType('gallery', 'managed-gallery'),
  labels: buildLabels(
    { one: t('gallery item'), many: t('gallery items') },
    { create: t('Add New Item'), counted: t('items'), emptyText: 'Add the first picture to get started.' },
  ),
  getTitle: ({ title }) => title,
  getColumns: () => [],
  renderCard: (item) => <GalleryCard item={item} />,
  renderActions: (item, { report }) =>
    item.file_path ? (
      <DownloadButton
        label={`Download ${item.title}`}
        url={item.file_path}
        fileName={buildFileName([item.title], item.file_path)}
        onFailure={() => report({ kind: 'failed', message: t('Failed to download file') })}
      />
    ) : null,
  alwaysCounts: true,
  filters: [
    {
      param: 'category',
      label: 'Category',
      options: toOptions(GALLERY_CATEGORIES),
    },
  ],
  getFacts: ({ category, date_taken: date }) => [
    [t('Category'), toLabel(category)],
    [t('Date taken'), date ? formatPlainDate(date, new Date(0)) : t('Not set')],
  ],
  Form: lazySection(() => import('./gallery-form')),
};

/** Renders the management of the gallery as cards. */
export default createResourcePanel(GALLERY_RESOURCE);
