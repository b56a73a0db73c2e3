import { siteQuery } from '@narthex/shared-auth';
import { DEFAULT_TIME_ZONE } from '@narthex/shared-contracts';
import type { Site } from '@narthex/shared-contracts/schemas/site';
import { useQuery } from '@tanstack/react-query';

/** Returns the settings of the congregation, or undefined until they have loaded. */
export function useSite(): Site | undefined {
  return useQuery(siteQuery).data;
}

/** Returns the time zone in which all dates and times are shown and read. */
export function useTimeZone(): string {
  return useSite()?.time_zone ?? DEFAULT_TIME_ZONE;
}
