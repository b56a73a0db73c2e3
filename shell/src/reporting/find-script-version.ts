import type { Registry } from '@narthex/shared-contracts';

const OF_REMOTE = /\/remotes\/([a-z0-9-]+)\/([^/]+)\//;

export interface ScriptVersion {
  readonly remote: string;
  readonly version: string;
}

/** The remote and version that a script belongs to, by its URL; null for the shell's own and for those of others. */
export function findScriptVersion(url: string, registry: Registry): ScriptVersion | null {
  const [, remote, version] = OF_REMOTE.exec(url) ?? [];
  return remote && version && remote in registry.microFrontends ? { remote, version } : null;
}
