import { api } from '@narthex/shared-auth';
import type { Envelope } from '@narthex/shared-contracts';
import type { Site } from '@narthex/shared-contracts/schemas/site';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { queryKeys } from '../query-keys';
import { FALLBACK_SITE } from './fallback-site';

export const siteQuery = queryOptions({
  queryKey: queryKeys.site,
  queryFn: ({ signal }) => api.get<Envelope<Site>>('/v1/site', { signal }).then(({ data }) => data),
  staleTime: Infinity,
});

/** The congregation's settings, or the built-in ones until they are there. */
export function useSite(): Site {
  return useQuery(siteQuery).data ?? FALLBACK_SITE;
}
