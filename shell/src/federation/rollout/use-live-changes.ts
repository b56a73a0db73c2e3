import { useSyncExternalStore } from 'react';
import { useShell } from '../../app/shell-context';
import { NO_CHANGES, type LiveChanges } from './registry-watch';

const subscribeToNothing = () => () => undefined;
const getNothing = () => NO_CHANGES;

/** Returns what was switched off or replaced since the document was loaded. */
export function useLiveChanges(): LiveChanges {
  const { watch } = useShell();
  return useSyncExternalStore(
    watch?.subscribe ?? subscribeToNothing,
    watch?.getChanges ?? getNothing,
    getNothing,
  );
}
