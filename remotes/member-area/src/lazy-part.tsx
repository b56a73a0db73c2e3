import { lazy, type ComponentType } from 'react';

/** A part whose code arrives when it is first shown. Networks drop files: it is asked for twice before giving up. */
export function lazyPart<Props extends object>(fetchPart: () => Promise<{ default: ComponentType<Props> }>) {
  return lazy(() => fetchPart().catch(fetchPart));
}
