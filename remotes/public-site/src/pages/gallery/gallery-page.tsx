import { useLocation } from '@narthex/remote-kit/router';
import { GALLERY_ITEMS_PER_PAGE } from '@narthex/shared-contracts';
import { GALLERY_CATEGORY_LABELS } from '@narthex/shared-contracts/enum-labels';
import { GALLERY_CATEGORIES } from '@narthex/shared-contracts/enums';
import { t } from '@narthex/shared-contracts/translate';
import { ErrorState, classNames } from '@narthex/shared-ui';
import { PageHead } from '../../components/layout/page-head';
import { CategoryLinks } from '../../components/links/category-links';
import { PageLinks, readPageNumber } from '../../components/links/page-links';
import { prefetchOrNull } from '../../data/query-state';
import { GalleryItemCard } from '../../features/gallery/gallery-item-card';
import {
  galleryQuery,
  readCategory,
  useGallery,
  type GalleryView,
  type ListedGallery,
} from '../../features/gallery/use-gallery';
import type { PageContext, PageProps } from '../../page-record';
import { NextSteps } from '../layouts/next-steps';
import layout from '../../components/layout/section.module.css';
import styles from './gallery-page.module.css';

const PLACE = 'pictures';
const CATEGORIES = [
  { id: null, label: 'All' },
  ...GALLERY_CATEGORIES.map((category) => ({ id: category, label: GALLERY_CATEGORY_LABELS[category] })),
];

const readView = (search: string): GalleryView => ({
  category: readCategory(search),
  page: readPageNumber(search),
});

export async function load({ queryClient, search }: PageContext) {
  await prefetchOrNull(queryClient, galleryQuery(readView(search)));
  return {};
}

/** Renders pictures and videos of the congregation, filtered by category. */
export default function GalleryPage({ title }: PageProps) {
  const view = readView(useLocation().search);
  const gallery = useGallery(view);
  return (
    <>
      <PageHead
        title={title}
        kicker="Our life together"
        lead="Sabbaths, songs and days out, as they looked to those who were there."
      />
      <div className={classNames(layout.wrap, styles.page)} id={PLACE}>
        <CategoryLinks
          label="Categories"
          subject={t('pictures')}
          categories={CATEGORIES}
          current={view.category}
          placeId={PLACE}
        />
        {gallery.status === 'loading' ? <p role="status">Loading...</p> : null}
        {gallery.status === 'failed' ? (
          <ErrorState
            message="Failed to load gallery items"
            onRetry={gallery.retry}
            isRetrying={gallery.isFetching}
          />
        ) : null}
        {gallery.status === 'loaded' ? <GalleryWall {...gallery.value} page={view.page} /> : null}
      </div>
      <NextSteps />
    </>
  );
}

function GalleryWall({ items, total, page }: ListedGallery & Pick<GalleryView, 'page'>) {
  const first = items.find((item) => item.file_type === 'image');
  return (
    <>
      {items.length === 0 ? (
        <p className={layout.lead}>
          {total === 0 ? 'There are no pictures here yet.' : 'There are no more pictures.'}
        </p>
      ) : (
        <ul className={styles.wall}>
          {items.map((item) => (
            <li key={item.id}>
              <GalleryItemCard item={item} isFirst={item === first} />
            </li>
          ))}
        </ul>
      )}
      <PageLinks
        label="Pages of the gallery"
        previous="Newer pictures"
        next="Older pictures"
        placeId={PLACE}
        page={page}
        pageCount={Math.ceil(total / GALLERY_ITEMS_PER_PAGE)}
      />
    </>
  );
}
