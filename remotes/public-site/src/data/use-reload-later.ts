import { useQueryClient, type QueryKey } from '@narthex/remote-kit/query';
import { useEffect, useRef } from 'react';

/** After this delay, the server has stored and counted the request. */
const RELOAD_DELAY_MS = 2000;

/** Returns a function that reloads the queries of a key with a delay, after a prayer request was sent. */
export function useReloadLater(queryKey: QueryKey): () => void {
  const queryClient = useQueryClient();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void queryClient.invalidateQueries({ queryKey }), RELOAD_DELAY_MS);
  };
}
