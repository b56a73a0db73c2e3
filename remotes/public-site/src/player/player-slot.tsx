import { useSyncExternalStore, type ComponentType } from 'react';

let SitePlayer: ComponentType | null = null;
const listeners = new Set<() => void>();

/** Mounts the player. The player's own code calls this, so nothing of it loads before somebody listens. */
export function showPlayer(player: ComponentType | null): void {
  SitePlayer = player;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Renders the player below and outside all pages, so that it plays on while they change. */
export function PlayerSlot() {
  const Shown = useSyncExternalStore(
    subscribe,
    () => SitePlayer,
    () => null,
  );
  return Shown ? <Shown /> : null;
}
