import { ApiError, call } from '@narthex/shared-auth';
import type { PublicSermon, SermonPage } from '@narthex/shared-contracts/schemas/sermons';
import { keepPreviousData, queryOptions, useQuery } from '@narthex/remote-kit/query';
import { toRetryable, type Retried } from '../../data/loaded';
import { readRows, readTotal } from '../../data/read-list';
import { PAGE_STALE_TIME, queryKeys } from '../../query-keys';

export const SERMONS_PER_PAGE = 20;

/** A page of the sermons, and how many there are in all. */
export interface ListedSermons {
  readonly sermons: readonly PublicSermon[];
  readonly total: number;
}

async function listSermons(page: number, signal: AbortSignal): Promise<ListedSermons> {
  const response = await call('sermons.list', { query: { limit: SERMONS_PER_PAGE, page } }, { signal });
  return { sermons: readRows(response), total: readTotal(response) };
}

export const sermonsQuery = (page: number) =>
  queryOptions({
    queryKey: queryKeys.sermons(page),
    queryFn: ({ signal }): Promise<ListedSermons | null> => listSermons(page, signal),
    staleTime: PAGE_STALE_TIME,
  });

/** A sermon, or that there is none. Null is kept for a call that failed. */
export interface FoundSermon {
  readonly record: SermonPage | undefined;
}

async function findSermon(id: string, signal: AbortSignal): Promise<FoundSermon> {
  try {
    const { data } = await call('sermons.get', { id }, { signal });
    return { record: data };
  } catch (cause) {
    if (cause instanceof ApiError && cause.status === 404) return { record: undefined };
    throw cause;
  }
}

export const sermonQuery = (id: string) =>
  queryOptions({
    queryKey: queryKeys.sermon(id),
    queryFn: ({ signal }): Promise<FoundSermon | null> => findSermon(id, signal),
    staleTime: PAGE_STALE_TIME,
  });

export function useSermons(page: number): Retried<ListedSermons> {
  return toRetryable(useQuery({ ...sermonsQuery(page), placeholderData: keepPreviousData }));
}

export function useSermon(id: string): Retried<FoundSermon> {
  return toRetryable(useQuery(sermonQuery(id)));
}
