import { useSyncExternalStore, type ComponentType } from 'react';

let SitePlayer: ComponentType | null = null;
const listeners = new Set<() => void>();

/** Puts the player up. It calls this itself: nothing of it is loaded before somebody listens. */
export function showPlayer(player: ComponentType | null): void {
  SitePlayer = player;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Where the player stands: below every page and outside of them, so that it goes on from one to the next. */
export function PlayerPlace() {
  const Shown = useSyncExternalStore(
    subscribe,
    () => SitePlayer,
    () => null,
  );
  return Shown ? <Shown /> : null;
}
