import { call } from '@narthex/shared-auth';
import type { Song } from '@narthex/shared-contracts/schemas/songs';
import { queryOptions, useQuery } from '@narthex/remote-kit/query';
import { toRetryable, type Retryable } from '../../data/query-state';
import { PAGE_STALE_MS, queryKeys } from '../../query-keys';

async function listSongs(group: string, signal?: AbortSignal): Promise<Song[]> {
  const response = await call('songs.list', { group }, { signal });
  if (!response.success) throw new Error(response.message ?? 'The songs could not be read');
  return response.data;
}

export const songsQuery = (group: string) =>
  queryOptions({
    queryKey: queryKeys.songs(group),
    queryFn: ({ signal }): Promise<Song[] | null> => listSongs(group, signal),
    staleTime: PAGE_STALE_MS,
  });

export function useSongs(group: string): Retryable<readonly Song[]> {
  return toRetryable(useQuery(songsQuery(group)));
}
