import { siteQuery } from '@narthex/shared-auth';
import type { Site } from '@narthex/shared-contracts/schemas/site';
import { useQuery } from '@narthex/remote-kit/query';
import { FALLBACK_SITE } from './fallback-site';

/** The congregation's settings, or the built-in ones until they are there. */
export function useSite(): Site {
  return useQuery(siteQuery).data ?? FALLBACK_SITE;
}
