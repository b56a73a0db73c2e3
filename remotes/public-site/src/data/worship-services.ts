import { worshipServicesQuery } from '@narthex/shared-auth';
import type { WorshipService } from '@narthex/shared-contracts/schemas/homepage';
import { useQuery } from '@narthex/remote-kit/query';
import { FALLBACK_SERVICES } from './fallback-services';

/** Returns the services of the week, or the usual ones until they have loaded. */
export function useWorshipServices(): readonly WorshipService[] {
  const { data } = useQuery(worshipServicesQuery);
  return data && data.length > 0 ? data : FALLBACK_SERVICES;
}
