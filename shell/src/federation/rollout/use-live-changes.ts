import { useSyncExternalStore } from 'react';
import { useShell } from '../../app/shell-context';
import type { LiveChanges } from './registry-watch';

const NOTHING: LiveChanges = { closed: new Map(), closedHere: [], isOutdated: false };
const subscribeToNothing = () => () => undefined;
const getNothing = () => NOTHING;

/** Follows what has been switched off or replaced since the document began. */
export function useLiveChanges(): LiveChanges {
  const { watch } = useShell();
  return useSyncExternalStore(
    watch?.subscribe ?? subscribeToNothing,
    watch?.getChanges ?? getNothing,
    getNothing,
  );
}
