import type { Registry } from '@narthex/shared-contracts';

const OF_REMOTE = /\/remotes\/([a-z0-9-]+)\/([^/]+)\//;

export interface ScriptVersion {
  readonly remote: string;
  readonly version: string;
}

/**
 * Returns the remote and version that a script belongs to by its URL. It is null for scripts of the shell and
 * of other origins.
 */
export function findScriptVersion(url: string, registry: Registry): ScriptVersion | null {
  const [, remote, version] = OF_REMOTE.exec(url) ?? [];
  return remote && version && remote in registry.microFrontends ? { remote, version } : null;
}
