import { api } from '@narthex/shared-auth';
import { DEFAULT_TIME_ZONE, type Envelope } from '@narthex/shared-contracts';
import type { Site } from '@narthex/shared-contracts/schemas/site';
import { queryOptions, useQuery } from '@tanstack/react-query';

// The key is the shell's too, whose answer is usually there already.
const siteQuery = queryOptions({
  queryKey: ['site'],
  queryFn: ({ signal }) => api.get<Envelope<Site>>('/v1/site', { signal }).then(({ data }) => data),
  staleTime: Infinity,
});

/** The congregation's settings, undefined until they are there. */
export function useSite(): Site | undefined {
  return useQuery(siteQuery).data ?? undefined;
}

/** The zone all dates and times are shown in. */
export function useTimeZone(): string {
  return useSite()?.time_zone ?? DEFAULT_TIME_ZONE;
}
