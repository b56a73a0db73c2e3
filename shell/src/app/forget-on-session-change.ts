import { sessionStore } from '@narthex/shared-auth';
import type { QueryClient } from '@tanstack/react-query';

/**
 * Drops the cached data of one person when another signs in or nobody is signed in. Data on screen is dropped
 * with its page.
 */
export function forgetOnSessionChange(queryClient: QueryClient): void {
  sessionStore.subscribe((now, before) => {
    const isSame = now.stored?.user.id === before.stored?.user.id;
    if (before.status !== 'checking' && !isSame) queryClient.removeQueries({ type: 'inactive' });
  });
}
