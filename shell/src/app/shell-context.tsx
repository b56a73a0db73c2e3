import type { PageDocument, Registry } from '@narthex/shared-contracts';
import { createContext, useContext, type ReactNode } from 'react';
import type { RemoteReport } from '../federation/loading/load-remote';
import type { RegistryWatch } from '../federation/rollout/registry-watch';
import type { RemoteResources } from '../federation/loading/remote-resource';

/** What the server rendered into the slot of this document's page. */
export interface RenderedSlot {
  /** Canonical path of that page. */
  readonly path: string;
  readonly html: string;
}

export interface ShellValue {
  /** The versions of this document; fixed until it is loaded anew. */
  readonly registry: Registry;
  readonly resources: RemoteResources;
  readonly report: (report: RemoteReport) => void;
  /** Stands in when the remote of the first page won't start. */
  readonly renderedSlot: RenderedSlot | null;
  /** Set while this browser looks at a version that isn't live. */
  readonly preview?: PageDocument['preview'];
  /** Learns what changes while the document is open; missing on the server. */
  readonly watch?: RegistryWatch;
}

const ShellContext = createContext<ShellValue | null>(null);

export function ShellProvider({ value, children }: { value: ShellValue; children: ReactNode }) {
  return <ShellContext.Provider value={value}>{children}</ShellContext.Provider>;
}

export function useShell(): ShellValue {
  const value = useContext(ShellContext);
  if (!value) throw new Error('useShell is used outside the shell');
  return value;
}
