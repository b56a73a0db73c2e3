import { siteQuery } from '@narthex/shared-auth';
import { DEFAULT_TIME_ZONE } from '@narthex/shared-contracts';
import type { Site } from '@narthex/shared-contracts/schemas/site';
import { useQuery } from '@narthex/remote-kit/query';

/** The congregation's settings, undefined until they are there. */
export function useSite(): Site | undefined {
  return useQuery(siteQuery).data ?? undefined;
}

/** The zone all dates and times are shown in. */
export function useTimeZone(): string {
  return useSite()?.time_zone ?? DEFAULT_TIME_ZONE;
}
