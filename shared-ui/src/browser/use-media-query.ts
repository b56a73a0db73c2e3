import { useCallback, useSyncExternalStore } from 'react';

const openQuery = (media: string) =>
  typeof window.matchMedia === 'function' ? window.matchMedia(media) : undefined;

/** Returns whether the media query matches. It is false on the server, where this is unknown. */
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

/** Returns whether the filters of a list are in a sheet. The stylesheets have the same limit. Paper has its own layout. */
export const useIsPhone = (): boolean => useMediaQuery('screen and (max-width: 720px)');

/** Returns whether a row with actions has two lines, since its columns have no room beside each other. */
export const useHasLines = (): boolean => useMediaQuery('screen and (max-width: 1000px)');
