import type { PageDocument, Registry } from '@narthex/shared-contracts';
import type { ErrorScreenProps } from '@narthex/shared-ui';
import { createContext, useContext, useSyncExternalStore, type ReactNode } from 'react';
import type { RemoteReport } from '../federation/loading/load-remote';
import type { RemoteResources } from '../federation/loading/remote-resource';
import { NO_CHANGES, type LiveChanges, type RegistryWatch } from '../federation/rollout/registry-watch';

/** Holds the HTML that the server rendered into the slot of this document's page. */
interface RenderedSlot {
  /** Holds the canonical path of that page. */
  readonly path: string;
  readonly html: string;
}

export interface ShellValue {
  /** Holds the versions of this document, which stay the same until it is reloaded. */
  readonly registry: Registry;
  readonly resources: RemoteResources;
  readonly report: (report: RemoteReport) => void;
  /** The slot falls back to this HTML when the remote of the first page can't start. */
  readonly renderedSlot: RenderedSlot | null;
  /** Is true if the HTML of the server contains the frame of the first page, which is an isolated remote. */
  readonly hasFrame?: boolean;
  /** Replaces the actions of the error screen's buttons, in a frame that can't reload itself or go back. */
  readonly errorActions?: ErrorScreenProps;
  /** Is set while this browser previews a version that isn't live. */
  readonly preview?: PageDocument['preview'];
  /** Watches for changes of the registry while the document is open. It is missing on the server. */
  readonly watch?: RegistryWatch;
}

const subscribeToNothing = () => () => undefined;
const getNothing = () => NO_CHANGES;

const ShellContext = createContext<ShellValue | null>(null);

export function ShellProvider({ value, children }: { value: ShellValue; children: ReactNode }) {
  return <ShellContext.Provider value={value}>{children}</ShellContext.Provider>;
}

export function useShell(): ShellValue {
  const value = useContext(ShellContext);
  if (!value) throw new Error('useShell is used outside the shell');
  return value;
}

/** Returns what was switched off or replaced since the document was loaded. */
export function useLiveChanges(): LiveChanges {
  const { watch } = useShell();
  return useSyncExternalStore(
    watch?.subscribe ?? subscribeToNothing,
    watch?.getChanges ?? getNothing,
    getNothing,
  );
}
