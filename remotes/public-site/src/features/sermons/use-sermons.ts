import { SERMONS_PER_PAGE } from '@narthex/shared-contracts';
import { call } from '@narthex/shared-auth';
import type { PublicSermon, SermonFilters, SermonPage } from '@narthex/shared-contracts/schemas/sermons';
import { keepPreviousData, queryOptions, useQuery } from '@narthex/remote-kit/query';
import { toRetryable, type Retryable } from '../../data/query-state';
import { findRecord, type Found } from '../../data/find-record';
import { readRows, readTotal } from '../../data/read-list';
import type { SermonView } from './sermon-view';
import { PAGE_STALE_MS, queryKeys } from '../../query-keys';

/** Describes a page of sermons and the total number of them. */
export interface ListedSermons {
  readonly sermons: readonly PublicSermon[];
  readonly total: number;
}

async function listSermons(view: SermonView, signal: AbortSignal): Promise<ListedSermons> {
  const { page, text, series, speaker } = view;
  const query = {
    limit: SERMONS_PER_PAGE,
    page,
    ...(text && { search: text }),
    ...(series && { series }),
    ...(speaker && { speaker }),
  };
  const response = await call('sermons.list', { query }, { signal });
  return { sermons: readRows(response), total: readTotal(response) };
}

export const sermonsQuery = (view: SermonView) =>
  queryOptions({
    queryKey: queryKeys.sermons(view.page, [view.text, view.series, view.speaker]),
    queryFn: ({ signal }): Promise<ListedSermons | null> => listSermons(view, signal),
    staleTime: PAGE_STALE_MS,
  });

/** The query loads the series and speakers that have sermons. */
export const sermonFiltersQuery = queryOptions({
  queryKey: queryKeys.sermonFilters,
  queryFn: ({ signal }): Promise<SermonFilters | null> =>
    call('sermons.filters', {}, { signal }).then(({ data }) => data),
  staleTime: PAGE_STALE_MS,
});

/** The value null means that the request failed. */
export const sermonQuery = (id: string) =>
  queryOptions({
    queryKey: queryKeys.sermon(id),
    queryFn: (context): Promise<Found<SermonPage> | null> =>
      findRecord(context, () => call('sermons.get', { id }, { signal: context.signal })),
    staleTime: PAGE_STALE_MS,
  });

export function useSermons(view: SermonView): Retryable<ListedSermons> {
  return toRetryable(useQuery({ ...sermonsQuery(view), placeholderData: keepPreviousData }));
}

/** Returns null until the filters have loaded, or if they fail. Then only the search by text is shown. */
export const useSermonFilters = (): SermonFilters | null => useQuery(sermonFiltersQuery).data ?? null;

export function useSermon(id: string): Retryable<Found<SermonPage>> {
  return toRetryable(useQuery(sermonQuery(id)));
}
