import { ApiError, sessionStore } from '@narthex/shared-auth';
import { QueryClient } from '@tanstack/react-query';

// By default a request waits for a connection without an end, and is sent later, when nobody expects it any more. The
// service worker also has responses for a browser that is offline.
const networkMode = 'always';

/**
 * Creates the site's one query client. It retries failed requests twice, but not those that the server
 * refused.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      mutations: { networkMode },
      queries: {
        networkMode,
        refetchOnReconnect: true,
        staleTime: 30_000,
        retry: (failures, cause) =>
          typeof window !== 'undefined' &&
          failures < 2 &&
          !(cause instanceof ApiError && cause.status >= 400 && cause.status < 500),
      },
    },
  });
}

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
