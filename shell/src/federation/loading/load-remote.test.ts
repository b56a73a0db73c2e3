import { readRemoteFiles } from '@narthex/shared-contracts';
import * as React from 'react';
import { integrityGate } from '../integrity/integrity-gate';
import { ContractMismatchError } from './classify-failure';
import {
  buildContainerName,
  getContainer,
  createEntry,
  manifestFetch,
  memoryFederation,
  buildSettings,
} from './in-memory-remotes.testing';
import { loadRemote, type Federation } from './load-remote';

// The runtime warns when a remote is registered again, which a retry does on purpose.
beforeEach(() => jest.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  globalThis.__narthexIntegrity = undefined;
});

const App = () => null;
const never = <T>() => new Promise<T>(() => undefined);
const works = () => memoryFederation(async () => getContainer({ default: App }));

/** Returns the hash that the runtime would require for a file. */
const hashFor = (url: string) => {
  const made = integrityGate(1).createScript?.({ url } as never);
  return made && 'script' in made ? made.script?.integrity : undefined;
};

describe('loading a remote', () => {
  it('gives the module of the live version and reports how long it took', async () => {
    const { settings, reports } = buildSettings(works());
    jest.spyOn(performance, 'now').mockReturnValueOnce(1_000).mockReturnValueOnce(1_250.4);
    const entry = createEntry();
    const { version } = entry.metadata;
    const loaded = await loadRemote('dashboard', entry, settings);
    expect(loaded).toMatchObject({ version, isPrevious: false });
    expect(loaded.module.default).toBe(App);
    expect(reports).toEqual([{ remote: 'dashboard', version, outcome: 'loaded', milliseconds: 250 }]);
  });

  it('hands the remote the very React of the shell', async () => {
    let seen: unknown;
    const federation = memoryFederation(async () => ({
      init: (scope) => {
        const versions = Object.values(scope['react'] ?? {});
        void Promise.resolve(versions[0]?.get()).then((factory) => (seen = factory?.()));
      },
      get: async () => () => ({ default: App }),
    }));
    await loadRemote('dashboard', createEntry(), buildSettings(federation).settings);
    expect(seen).toHaveProperty('useState', React.useState);
  });

  it('tries again what failed, under a URL of its own', async () => {
    const entries: string[] = [];
    const federation = memoryFederation(async (_name, entry) => {
      entries.push(entry);
      if (entries.length < 3) throw new Error('connection lost');
      return getContainer({ default: App });
    });
    const entry = createEntry();
    const { entry: url } = readRemoteFiles(await (await manifestFetch(entry.url)).json(), entry.url);
    const loaded = await loadRemote('dashboard', entry, buildSettings(federation).settings);
    expect(loaded.isPrevious).toBe(false);
    expect(entries.map((made) => made.replace(window.location.origin, ''))).toEqual([
      url,
      `${url}?try=1`,
      `${url}?try=2`,
    ]);
  });

  it('never asks again under a URL that has failed in this document', async () => {
    const entries: string[] = [];
    const federation = memoryFederation(async (_name, entry) => {
      entries.push(entry);
      if (entries.length < 4) throw new Error('connection lost');
      return getContainer({ default: App });
    });
    const entry = createEntry();
    const { settings } = buildSettings(federation);
    await expect(loadRemote('dashboard', entry, settings)).rejects.toThrow();
    await loadRemote('dashboard', entry, settings);
    expect(entries).toHaveLength(4);
    expect(new Set(entries).size).toBe(4);
  });

  it('puts aside what the runtime knows of a remote only to try it again', async () => {
    const registered: unknown[] = [];
    const failing: Federation = {
      registerRemotes: (remotes, options) => registered.push([...remotes, options]),
      loadRemote: () => Promise.reject(new Error('connection lost')),
    };
    const entry = createEntry();
    const { settings } = buildSettings(failing, { limits: { manifest: 200, module: 60, waits: [1] } });
    await expect(loadRemote('dashboard', entry, settings)).rejects.toThrow('connection lost');
    const name = buildContainerName(entry.metadata.version);
    const remote = { name, entry: expect.stringContaining('remoteEntry.js'), type: 'global' };
    expect(registered).toEqual([
      [{ ...remote, entryGlobalName: name }, { force: false }],
      [{ ...remote, entryGlobalName: name }, { force: true }],
    ]);
  });

  it('trusts exactly the files that the manifest names, before they are asked for', async () => {
    let seen: string | undefined;
    const federation = memoryFederation(async (_name, url) => {
      seen = hashFor(url);
      return getContainer({ default: App });
    });
    const entry = createEntry();
    await loadRemote('dashboard', entry, buildSettings(federation).settings);
    expect(seen).toBe(entry.metadata.integrity);
    const other = entry.url.replace('mf-manifest.json', 'other.js');
    expect(hashFor(other)).toBe(`sha384-${'A'.repeat(64)}`);
  });

  it('gives up on what hangs and falls back to the previous version in place', async () => {
    const entry = createEntry({ hasPrevious: true });
    const live = buildContainerName(entry.metadata.version);
    const federation = memoryFederation(async (name) =>
      name === live ? { init: () => undefined, get: () => never() } : getContainer({ default: App }),
    );
    const { settings, reports } = buildSettings(federation);
    const loaded = await loadRemote('dashboard', entry, settings);
    expect(loaded).toMatchObject({ version: entry.extras.previous?.version, isPrevious: true });
    expect(reports).toMatchObject([
      {
        version: entry.metadata.version,
        outcome: 'failed',
        failure: 'timeout',
        reason: `TimeoutError: Loading ${entry.url} took longer than 60 ms`,
      },
      { version: entry.extras.previous?.version, outcome: 'previous' },
    ]);
  });

  it('gives up on a manifest that hangs, after asking twice', async () => {
    const asked: string[] = [];
    const hanging: typeof fetch = (input, init) => {
      asked.push(String(input));
      const { signal } = init ?? {};
      return new Promise((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason));
      });
    };
    const limits = { manifest: 20, module: 20, waits: [1, 1, 1, 1] };
    const { settings } = buildSettings(works(), { fetch: hanging, limits });
    await expect(loadRemote('dashboard', createEntry(), settings)).rejects.toMatchObject({
      name: 'TimeoutError',
    });
    expect(asked).toHaveLength(2);
  });

  it('fails when neither version loads, and loads later without a reload', async () => {
    let isDown = true;
    const federation = memoryFederation(async () => {
      if (isDown) throw new Error('connection lost');
      return getContainer({ default: App });
    });
    const { settings } = buildSettings(federation);
    const entry = createEntry({ hasPrevious: true });
    await expect(loadRemote('dashboard', entry, settings)).rejects.toThrow();
    isDown = false;
    await expect(loadRemote('dashboard', entry, settings)).resolves.toMatchObject({ isPrevious: false });
  });

  it('asks for the manifest by the hash that the registry vouches for, and not longer than its time limit', async () => {
    const asked: [string, RequestInit | undefined][] = [];
    const { settings } = buildSettings(works(), {
      fetch: (input, init) => {
        asked.push([String(input), init]);
        return manifestFetch(input);
      },
    });
    const entry = createEntry();
    await loadRemote('dashboard', entry, settings);
    expect(asked).toEqual([
      [entry.url, { integrity: entry.metadata.integrity, signal: expect.any(AbortSignal) }],
    ]);
  });

  it('asks for no manifest that the page carries', async () => {
    const entry = createEntry();
    const files = readRemoteFiles(await (await manifestFetch(entry.url)).json(), entry.url);
    const { settings } = buildSettings(works(), {
      known: new Map([[entry.url, files]]),
      fetch: () => Promise.reject(new Error('asked')),
    });
    await expect(loadRemote('dashboard', entry, settings)).resolves.toMatchObject({ isPrevious: false });
  });

  it('tries what hangs twice for each version, and no more', async () => {
    const tries: string[] = [];
    const hanging: Federation = {
      registerRemotes: (remotes) => tries.push(...remotes.map(({ entry }) => entry)),
      loadRemote: never,
    };
    const entry = createEntry({ hasPrevious: true });
    const { settings } = buildSettings(hanging, {
      limits: { manifest: 200, module: 20, waits: [1, 1, 1, 1] },
    });
    jest.useFakeTimers();
    const failure = expect(loadRemote('dashboard', entry, settings)).rejects.toThrow('took longer');
    await jest.advanceTimersByTimeAsync(60_000);
    expect(tries).toHaveLength(4);
    await failure;
  });

  it('gives up on a manifest that is not there', async () => {
    const missing = async () => ({ ok: false, status: 404 }) as Response;
    const { settings } = buildSettings(works(), { fetch: missing });
    await expect(loadRemote('dashboard', createEntry(), settings)).rejects.toThrow('responded with 404');
  });

  it.each([
    ['without a component', { default: 'text' }],
    ['that is empty', undefined],
  ])('refuses a module %s', async (_name, module) => {
    const { settings } = buildSettings({
      registerRemotes: () => undefined,
      loadRemote: async () => module as never,
    });
    await expect(loadRemote('dashboard', createEntry(), settings)).rejects.toThrow('exposes no component');
  });

  it.each([
    [2, 'Update the shell.'],
    [0, 'Build dashboard against contract 1.'],
  ])('refuses contract %s at once and says which side to update', async (contract, advice) => {
    const { settings } = buildSettings(works());
    const loading = loadRemote('dashboard', createEntry({ contract }), settings);
    await expect(loading).rejects.toThrow(ContractMismatchError);
    await expect(loading).rejects.toMatchObject({
      name: 'ContractMismatchError',
      message: `dashboard speaks contract ${contract}, this shell knows 1. ${advice}`,
    });
  });

  it('asks for nothing of a remote that is switched off, whoever prefetches it', async () => {
    const asked = jest.fn();
    const { settings, reports } = buildSettings(works(), { fetch: asked });
    const entry = createEntry({ hasPrevious: true });
    const closed = { ...entry, extras: { ...entry.extras, disabled: 'Back on Monday.' } };
    await expect(loadRemote('dashboard', closed, settings)).rejects.toThrow('dashboard is switched off');
    expect(asked).not.toHaveBeenCalled();
    expect(reports).toEqual([]);
  });

  it('falls back to the last good version where the live one speaks another contract', async () => {
    const { settings, reports } = buildSettings(works());
    const entry = createEntry({ contract: 2, hasPrevious: true });
    const { previous } = entry.extras;
    const loaded = await loadRemote('dashboard', entry, settings);
    expect(loaded).toMatchObject({ version: previous?.version, isPrevious: true });
    expect(reports.map(({ version, outcome }) => [version, outcome])).toEqual([
      [entry.metadata.version, 'failed'],
      [previous?.version, 'previous'],
    ]);
  });
});
