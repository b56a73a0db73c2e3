import type { ReactElement } from 'react';
import { ShellProvider } from '../app/shell-context';
import { RemoteResources } from '../federation/loading/remote-resource';
import { siteRegistry } from './fake-registry';

/** Provides a part of the shell with the registry of a whole site, in which no remote loads. */
export function withShell(part: ReactElement): ReactElement {
  const shell = {
    registry: siteRegistry(),
    resources: new RemoteResources(null),
    report: () => undefined,
    renderedSlot: null,
  };
  return <ShellProvider value={shell}>{part}</ShellProvider>;
}
