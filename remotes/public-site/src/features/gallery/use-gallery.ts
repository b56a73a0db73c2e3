import { GALLERY_ITEMS_PER_PAGE } from '@narthex/shared-contracts';
import { call } from '@narthex/shared-auth';
import { GALLERY_CATEGORIES, type GalleryCategory } from '@narthex/shared-contracts/enums';
import type { GalleryItem } from '@narthex/shared-contracts/schemas/gallery';
import { keepPreviousData, queryOptions, useQuery } from '@narthex/remote-kit/query';
import { toRetryable, type Retryable } from '../../data/query-state';
import { readRows, readTotal } from '../../data/read-list';
import { PAGE_STALE_MS, queryKeys } from '../../query-keys';

/** Describes which part of the gallery a URL requests. */
export interface GalleryView {
  readonly category: GalleryCategory | null;
  readonly page: number;
}

/** Describes a page of the gallery and the total number of items. */
export interface ListedGallery {
  readonly items: readonly GalleryItem[];
  readonly total: number;
}

/** Returns the category in a URL, or null for all categories or an unknown one. */
export function readCategory(search: string): GalleryCategory | null {
  const named = new URLSearchParams(search).get('category');
  return GALLERY_CATEGORIES.find((category) => category === named) ?? null;
}

async function listGallery({ category, page }: GalleryView, signal: AbortSignal): Promise<ListedGallery> {
  const query = { limit: GALLERY_ITEMS_PER_PAGE, page, ...(category && { category }) };
  const response = await call('gallery.list', { query }, { signal });
  return { items: readRows(response), total: readTotal(response) };
}

export const galleryQuery = (view: GalleryView) =>
  queryOptions({
    queryKey: queryKeys.gallery(view.category ?? 'all', view.page),
    queryFn: ({ signal }): Promise<ListedGallery | null> => listGallery(view, signal),
    staleTime: PAGE_STALE_MS,
  });

export function useGallery(view: GalleryView): Retryable<ListedGallery> {
  return toRetryable(useQuery({ ...galleryQuery(view), placeholderData: keepPreviousData }));
}
