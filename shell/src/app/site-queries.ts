import { api } from '@narthex/shared-auth';
import type { Envelope } from '@narthex/shared-contracts';
import type { WorshipService } from '@narthex/shared-contracts/schemas/homepage';
import type { Site } from '@narthex/shared-contracts/schemas/site';
import { queryOptions } from '@tanstack/react-query';

/** The congregation's settings: name, contacts, social links. */
export const siteQuery = queryOptions({
  queryKey: ['site'],
  queryFn: ({ signal }) => api.get<Envelope<Site>>('/v1/site', { signal }).then(({ data }) => data),
  staleTime: Infinity,
});

/** The week's services: the one source of every block that shows times. */
export const worshipServicesQuery = queryOptions({
  queryKey: ['worship-services'],
  queryFn: ({ signal }) =>
    api.get<Envelope<WorshipService[]>>('/v1/worship-services', { signal }).then(({ data }) => data),
  staleTime: 5 * 60_000,
});
