import { useSyncExternalStore } from 'react';

/** As wide as the style sheets of lists call a phone. */
const PHONE = '(max-width: 720px)';

const openQuery = () => (typeof window.matchMedia === 'function' ? window.matchMedia(PHONE) : undefined);

function subscribe(onChange: () => void) {
  const query = openQuery();
  query?.addEventListener('change', onChange);
  return () => query?.removeEventListener('change', onChange);
}

/** Whether lists have only the width of a phone. False on the server, which doesn't know. */
export function useIsPhone(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => openQuery()?.matches ?? false,
    () => false,
  );
}
