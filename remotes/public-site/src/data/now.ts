import { nowQuery } from '@narthex/shared-auth';
import { useQuery } from '@narthex/remote-kit/query';

/** A page that stays visible says within this time that a Sabbath, an event or a day is over. */
const NOW_REFRESH_MS = 5 * 60_000;

/** Returns the instant that the page is rendered for, in ISO 8601; undefined until it is known. */
export function useNow(): string | undefined {
  return useQuery({ ...nowQuery, refetchInterval: NOW_REFRESH_MS }).data;
}
