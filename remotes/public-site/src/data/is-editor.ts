import { can, useCurrentUser } from '@narthex/shared-auth';
import { useIsHydrated } from '@narthex/shared-ui';

/**
 * Returns true if the person may write the texts of the home page. The HTML of the server is the same for everybody, so
 * nobody counts as an editor until the page is hydrated.
 */
export function useIsEditor(): boolean {
  const user = useCurrentUser();
  const isHydrated = useIsHydrated();
  return user !== null && isHydrated && can('homepage.manage');
}
