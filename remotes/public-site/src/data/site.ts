import { siteQuery } from '@narthex/shared-auth';
import type { Site } from '@narthex/shared-contracts/schemas/site';
import { useQuery } from '@narthex/remote-kit/query';
import { FALLBACK_SITE } from './fallback-site';

/** Returns the settings of the congregation, or the built-in ones until they have loaded. */
export function useSite(): Site {
  return useQuery(siteQuery).data ?? FALLBACK_SITE;
}
