import { formatPlainDate } from '@narthex/shared-contracts';
import { GALLERY_CATEGORIES } from '@narthex/shared-contracts/enums';
import type { GalleryInput, GalleryItem } from '@narthex/shared-contracts/schemas/gallery';
import { t } from '@narthex/shared-contracts/translate';
import { toLabel, toOptions } from '../choice-labels';
import { DownloadButton, buildFileName } from '../downloads/download-button';
import { lazySection } from '../lazy-section';
import { ofManagedType, type ResourceDefinition } from '../resource-panel/resource';
import { buildLabels } from '../resource-panel/resource-labels';
import { createResourcePanel } from '../resource-panel/resource-panel';
import { GalleryCard } from './gallery-card';

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
