import { LIMITS } from '@narthex/shared-contracts';
import { useQueryClient, type QueryKey } from '@narthex/remote-kit/query';
import { useEffect, useRef } from 'react';

/** Reloads what is kept under this key a moment after a prayer request was sent. */
export function useReloadLater(queryKey: QueryKey): () => void {
  const queryClient = useQueryClient();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void queryClient.invalidateQueries({ queryKey }), LIMITS.prayerReload);
  };
}
