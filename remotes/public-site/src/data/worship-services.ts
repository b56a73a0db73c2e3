import { api } from '@narthex/shared-auth';
import type { Envelope } from '@narthex/shared-contracts';
import type { WorshipService } from '@narthex/shared-contracts/schemas/homepage';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { PAGE_STALE_TIME, queryKeys } from '../query-keys';
import { FALLBACK_SERVICES } from './fallback-services';

/** The week's services: the one source of every block that shows times. */
export const worshipServicesQuery = queryOptions({
  queryKey: queryKeys.worshipServices,
  queryFn: ({ signal }) =>
    api.get<Envelope<WorshipService[]>>('/v1/worship-services', { signal }).then(({ data }) => data),
  staleTime: PAGE_STALE_TIME,
});

export function useWorshipServices(): readonly WorshipService[] {
  const { data } = useQuery(worshipServicesQuery);
  return data && data.length > 0 ? data : FALLBACK_SERVICES;
}
