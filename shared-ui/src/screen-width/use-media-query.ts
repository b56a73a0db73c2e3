import { useCallback, useSyncExternalStore } from 'react';

const openQuery = (media: string) =>
  typeof window.matchMedia === 'function' ? window.matchMedia(media) : undefined;

/** Whether the screen is as the query says. False on the server, which doesn't know. */
export function useMediaQuery(media: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const query = openQuery(media);
      query?.addEventListener('change', onChange);
      return () => query?.removeEventListener('change', onChange);
    },
    [media],
  );
  return useSyncExternalStore(
    subscribe,
    () => openQuery(media)?.matches ?? false,
    () => false,
  );
}

/** Whether lists have only the width of a phone, as their style sheets call it. */
export const useIsPhone = (): boolean => useMediaQuery('(max-width: 720px)');
