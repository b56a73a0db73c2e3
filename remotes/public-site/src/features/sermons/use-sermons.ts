import { api, ApiError } from '@narthex/shared-auth';
import type { Envelope } from '@narthex/shared-contracts';
import type { PublicSermon, SermonPage } from '@narthex/shared-contracts/schemas/sermons';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { retriedOf, type Retried } from '../../data/loaded';
import { PAGE_STALE_TIME, queryKeys } from '../../query-keys';

const LISTED = 60;

export const sermonsQuery = queryOptions({
  queryKey: queryKeys.sermons,
  queryFn: ({ signal }): Promise<PublicSermon[] | null> =>
    api
      .get<Envelope<PublicSermon[]>>('/v1/sermons', { signal, params: { limit: LISTED } })
      .then(({ data }) => data),
  staleTime: PAGE_STALE_TIME,
});

/** A sermon, or that there is none. Null is kept for a call that failed. */
export interface FoundSermon {
  readonly record: SermonPage | undefined;
}

async function findSermon(id: string, signal: AbortSignal): Promise<FoundSermon> {
  try {
    const path = `/v1/sermons/${encodeURIComponent(id)}`;
    const { data } = await api.get<Envelope<SermonPage>>(path, { signal });
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

export function useSermons(): Retried<readonly PublicSermon[]> {
  return retriedOf(useQuery(sermonsQuery));
}

export function useSermon(id: string): Retried<FoundSermon> {
  return retriedOf(useQuery(sermonQuery(id)));
}
