import { useSyncExternalStore } from 'react';
import { useShell } from '../../app/shell-context';
import { NO_CHANGES, type LiveChanges } from './registry-watch';

const subscribeToNothing = () => () => undefined;
const getNothing = () => NO_CHANGES;

/** Follows what has been switched off or replaced since the document began. */
export function useLiveChanges(): LiveChanges {
  const { watch } = useShell();
  return useSyncExternalStore(
    watch?.subscribe ?? subscribeToNothing,
    watch?.getChanges ?? getNothing,
    getNothing,
  );
}
