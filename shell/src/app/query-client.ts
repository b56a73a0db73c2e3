import { ApiError } from '@narthex/shared-auth';
import { QueryClient } from '@tanstack/react-query';

/** The one query client, the shell's. What the server refused is not asked again; what got lost is, twice. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        retry: (failures, cause) =>
          typeof window !== 'undefined' &&
          failures < 2 &&
          !(cause instanceof ApiError && cause.status >= 400 && cause.status < 500),
      },
    },
  });
}
