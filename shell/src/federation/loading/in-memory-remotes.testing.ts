import { createInstance } from '@module-federation/enhanced/runtime';
import type { RegistryEntry } from '@narthex/shared-contracts';
import * as React from 'react';
import type { Federation, LoadSettings, RemoteReport } from './load-remote';

type Factory = () => unknown;
type ShareScope = Record<string, Record<string, { get: () => Promise<Factory> | Factory }>>;

export interface MemoryContainer {
  init(scope: ShareScope): void;
  get(id: string): Promise<Factory>;
}

const HASH = `sha384-${'b'.repeat(64)}`;

/** Creates the real federation runtime with containers in memory instead of files. */
export function memoryFederation(
  loadEntry: (name: string, entry: string) => Promise<MemoryContainer>,
): Federation {
  return createInstance({
    name: `host_${Math.random().toString(36).slice(2)}`,
    remotes: [],
    shared: {
      react: {
        version: '19.3.1',
        lib: () => React,
        shareConfig: { singleton: true, requiredVersion: false },
        strategy: 'loaded-first',
      },
    },
    plugins: [
      {
        name: 'in-memory',
        loadEntry: ({ remoteInfo }) => loadEntry(remoteInfo.name, remoteInfo.entry) as never,
      },
    ],
  });
}

/** Creates a container that exposes one module. */
export function getContainer(module: unknown): MemoryContainer {
  return { init: () => undefined, get: async () => () => module };
}

function buildManifest(container: string): unknown {
  return {
    metaData: {
      globalName: container,
      remoteEntry: { name: 'remoteEntry.js' },
      integrity: { 'remoteEntry.js': HASH },
    },
    exposes: [{ assets: { js: { sync: [], async: [] }, css: { sync: [], async: [] } } }],
  };
}

let made = 0;

/**
 * Returns a new version for each call, because the runtime caches containers for the life of the process.
 */
function nextVersion(): string {
  made += 1;
  return `1.0.0-${String(made).padStart(10, '0')}`;
}

const buildSource = (remote: string, version: string) => ({
  url: `/remotes/${remote}/${version}/mf-manifest.json`,
  integrity: HASH,
  version,
});

/**
 * Creates a registry entry of a remote, optionally with a previous version. `manifestFetch` provides its
 * manifests.
 */
export function createEntry(
  changes: { remote?: string; contract?: number; hasPrevious?: boolean } = {},
): RegistryEntry {
  const { remote = 'dashboard', contract = 1, hasPrevious = false } = changes;
  const { url, integrity, version } = buildSource(remote, nextVersion());
  return {
    url,
    metadata: { integrity, version },
    extras: {
      contract,
      title: 'Dashboard',
      owner: 'Team',
      mounts: [],
      ...(hasPrevious && { previous: buildSource(remote, nextVersion()) }),
    },
  };
}

/** Returns the container name that `manifestFetch` puts into the manifest of a version. */
export const buildContainerName = (version: string) => `c_${version.replace(/\W/g, '_')}`;

/** Responds to the request of any manifest with the container of the version in its path. */
export const manifestFetch: typeof fetch = async (input) => {
  const version = /remotes\/[^/]+\/([^/]+)\//.exec(String(input))?.[1] ?? '';
  return {
    ok: true,
    status: 200,
    json: async () => buildManifest(buildContainerName(version)),
  } as Response;
};

export function buildSettings(federation: Federation, changes: Partial<LoadSettings> = {}) {
  const reports: RemoteReport[] = [];
  const settings: LoadSettings = {
    federation,
    known: new Map(),
    fetch: manifestFetch,
    report: (report) => reports.push(report),
    limits: { manifest: 200, module: 60, waits: [1, 1] },
    ...changes,
  };
  return { settings, reports };
}
