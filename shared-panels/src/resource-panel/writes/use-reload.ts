import { useQueryClient } from '@tanstack/react-query';
import { findQueryRoots, getQueryRoot } from './query-roots';

/**
 * Returns a function that reloads all data that writes through these endpoints make outdated: immediately on this
 * screen, and elsewhere when it is opened. `query-roots` maps endpoints to queries. `own` adds first parts of keys.
 */
export function useReload() {
  const queryClient = useQueryClient();
  return (endpoints: readonly string[], own: readonly string[] = []): Promise<void> => {
    const roots = new Set([...own, ...endpoints.flatMap((endpoint) => [...findQueryRoots(endpoint)])]);
    return queryClient.invalidateQueries({ predicate: ({ queryKey }) => roots.has(getQueryRoot(queryKey)) });
  };
}
