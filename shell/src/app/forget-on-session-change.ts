import { sessionStore } from '@narthex/shared-auth';
import type { QueryClient } from '@tanstack/react-query';

/** Drops what was fetched for one person when another signs in, or nobody is left. What is on screen goes with its page. */
export function forgetOnSessionChange(queryClient: QueryClient): void {
  sessionStore.subscribe((now, before) => {
    const isSame = now.stored?.user.id === before.stored?.user.id;
    if (before.status !== 'checking' && !isSame) queryClient.removeQueries({ type: 'inactive' });
  });
}
