import { useQueryClient } from '@tanstack/react-query';
import { findQueryRoots, getQueryRoot } from './query-roots';

/**
 * Has everything loaded again that writes through these endpoints put out of date: on this screen now, elsewhere when it
 * is opened. What belongs to what stands in `query-roots`. `own`: first parts of more keys.
 */
export function useReload() {
  const queryClient = useQueryClient();
  return (endpoints: readonly string[], own: readonly string[] = []): Promise<void> => {
    const roots = new Set([...own, ...endpoints.flatMap((endpoint) => [...findQueryRoots(endpoint)])]);
    return queryClient.invalidateQueries({ predicate: ({ queryKey }) => roots.has(getQueryRoot(queryKey)) });
  };
}
