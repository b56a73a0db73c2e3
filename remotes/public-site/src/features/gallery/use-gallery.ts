import { call } from '@narthex/shared-auth';
import { GALLERY_CATEGORIES, type GalleryCategory } from '@narthex/shared-contracts/enums';
import type { GalleryItem } from '@narthex/shared-contracts/schemas/gallery';
import { keepPreviousData, queryOptions, useQuery } from '@narthex/remote-kit/query';
import { toRetryable, type Retried } from '../../data/loaded';
import { readRows, readTotal } from '../../data/read-list';
import { PAGE_STALE_MS, queryKeys } from '../../query-keys';

export const ITEMS_PER_PAGE = 24;

/** Which part of the gallery a URL asks for. */
export interface GalleryView {
  readonly category: GalleryCategory | null;
  readonly page: number;
}

/** A page of the gallery, and how many items there are in all. */
export interface ListedGallery {
  readonly items: readonly GalleryItem[];
  readonly total: number;
}

/** The category that a URL names; null for all, and for what is none. */
export function readCategory(search: string): GalleryCategory | null {
  const named = new URLSearchParams(search).get('category');
  return GALLERY_CATEGORIES.find((category) => category === named) ?? null;
}

async function listGallery({ category, page }: GalleryView, signal: AbortSignal): Promise<ListedGallery> {
  const query = { limit: ITEMS_PER_PAGE, page, ...(category && { category }) };
  const response = await call('gallery.list', { query }, { signal });
  return { items: readRows(response), total: readTotal(response) };
}

export const galleryQuery = (view: GalleryView) =>
  queryOptions({
    queryKey: queryKeys.gallery(view.category ?? 'all', view.page),
    queryFn: ({ signal }): Promise<ListedGallery | null> => listGallery(view, signal),
    staleTime: PAGE_STALE_MS,
  });

export function useGallery(view: GalleryView): Retried<ListedGallery> {
  return toRetryable(useQuery({ ...galleryQuery(view), placeholderData: keepPreviousData }));
}
