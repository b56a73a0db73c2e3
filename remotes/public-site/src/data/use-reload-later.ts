import { useQueryClient, type QueryKey } from '@narthex/remote-kit/query';
import { useEffect, useRef } from 'react';

/** What was sent is stored and counted by then. */
const RELOAD_DELAY_MS = 2000;

/** Reloads what is kept under this key a moment after a prayer request was sent. */
export function useReloadLater(queryKey: QueryKey): () => void {
  const queryClient = useQueryClient();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void queryClient.invalidateQueries({ queryKey }), RELOAD_DELAY_MS);
  };
}
