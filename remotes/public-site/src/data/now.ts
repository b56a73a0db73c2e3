import { nowQuery } from '@narthex/shared-auth';
import { useQuery } from '@narthex/remote-kit/query';

/** Returns the instant that the page is rendered for, in ISO 8601; undefined until it is known. */
export function useNow(): string | undefined {
  return useQuery(nowQuery).data;
}
