import { readRemoteFiles } from '@narthex/shared-contracts';
import * as React from 'react';
import { ContractMismatchError, loadRemote, type Federation } from './load-remote';
import {
  containerNameOf,
  containerOf,
  entryOf,
  manifestFetch,
  memoryFederation,
  settingsOf,
} from './in-memory-remotes.testing';

// The runtime warns whenever a remote is registered anew, which a retry does on purpose.
beforeEach(() => jest.spyOn(console, 'warn').mockImplementation(() => undefined));

const App = () => null;
const never = <T>() => new Promise<T>(() => undefined);

describe('loading a remote', () => {
  it('gives the module of the live version and reports how long it took', async () => {
    const { settings, reports } = settingsOf(memoryFederation(async () => containerOf({ default: App })));
    const entry = entryOf();
    const loaded = await loadRemote('dashboard', entry, settings);
    expect(loaded).toMatchObject({ version: entry.metadata.version, isPrevious: false });
    expect(loaded.module.default).toBe(App);
    expect(reports).toMatchObject([{ remote: 'dashboard', outcome: 'loaded' }]);
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
    await loadRemote('dashboard', entryOf(), settingsOf(federation).settings);
    expect(seen).toHaveProperty('useState', React.useState);
  });

  it('tries again what failed, under a URL of its own', async () => {
    const entries: string[] = [];
    const federation = memoryFederation(async (_name, entry) => {
      entries.push(entry);
      if (entries.length < 3) throw new Error('connection lost');
      return containerOf({ default: App });
    });
    const loaded = await loadRemote('dashboard', entryOf(), settingsOf(federation).settings);
    expect(loaded.isPrevious).toBe(false);
    expect(new Set(entries).size).toBe(3);
  });

  it('gives up on what hangs and falls back to the previous version in place', async () => {
    const entry = entryOf({ hasPrevious: true });
    const live = containerNameOf(entry.metadata.version);
    const federation = memoryFederation(async (name) =>
      name === live ? { init: () => undefined, get: () => never() } : containerOf({ default: App }),
    );
    const { settings, reports } = settingsOf(federation);
    const loaded = await loadRemote('dashboard', entry, settings);
    expect(loaded).toMatchObject({ version: entry.extras.previous?.version, isPrevious: true });
    expect(reports.map(({ outcome }) => outcome)).toEqual(['failed', 'previous']);
  });

  it('fails when neither version loads, and loads later without a reload', async () => {
    let isDown = true;
    const federation = memoryFederation(async () => {
      if (isDown) throw new Error('connection lost');
      return containerOf({ default: App });
    });
    const { settings } = settingsOf(federation);
    const entry = entryOf({ hasPrevious: true });
    await expect(loadRemote('dashboard', entry, settings)).rejects.toThrow();
    isDown = false;
    await expect(loadRemote('dashboard', entry, settings)).resolves.toMatchObject({ isPrevious: false });
  });

  it('asks for the manifest by the hash that the registry vouches for, and not longer than its time limit', async () => {
    const asked: [string, RequestInit | undefined][] = [];
    const { settings } = settingsOf(
      memoryFederation(async () => containerOf({ default: App })),
      {
        fetch: (input, init) => {
          asked.push([String(input), init]);
          return manifestFetch(input);
        },
      },
    );
    const entry = entryOf();
    await loadRemote('dashboard', entry, settings);
    expect(asked).toEqual([
      [entry.url, { integrity: entry.metadata.integrity, signal: expect.any(AbortSignal) }],
    ]);
  });

  it('asks for no manifest that the page carries', async () => {
    const entry = entryOf();
    const files = readRemoteFiles(await (await manifestFetch(entry.url)).json(), entry.url);
    const { settings } = settingsOf(
      memoryFederation(async () => containerOf({ default: App })),
      { known: new Map([[entry.url, files]]), fetch: () => Promise.reject(new Error('asked')) },
    );
    await expect(loadRemote('dashboard', entry, settings)).resolves.toMatchObject({ isPrevious: false });
  });

  it('tries what hangs twice for each version, and no more', async () => {
    const tries: string[] = [];
    const hanging: Federation = {
      registerRemotes: (remotes) => tries.push(...remotes.map(({ entry }) => entry)),
      loadRemote: never,
    };
    const entry = entryOf({ hasPrevious: true });
    const { settings } = settingsOf(hanging, { limits: { manifest: 200, module: 20, waits: [1, 1, 1, 1] } });
    await expect(loadRemote('dashboard', entry, settings)).rejects.toThrow('took longer');
    expect(tries).toHaveLength(4);
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(tries).toHaveLength(4);
  });

  it('gives up on a manifest that is not there', async () => {
    const missing = async () => ({ ok: false, status: 404 }) as Response;
    const { settings } = settingsOf(
      memoryFederation(async () => containerOf({ default: App })),
      { fetch: missing },
    );
    await expect(loadRemote('dashboard', entryOf(), settings)).rejects.toThrow('responded with 404');
  });

  it('refuses a module without a component', async () => {
    const { settings } = settingsOf(memoryFederation(async () => containerOf({ default: 'text' })));
    await expect(loadRemote('dashboard', entryOf(), settings)).rejects.toThrow('exposes no component');
  });

  it.each([
    [2, 'Update the shell.'],
    [0, 'Build dashboard against contract 1.'],
  ])('refuses contract %s at once and says which side to update', async (contract, advice) => {
    const { settings } = settingsOf(memoryFederation(async () => containerOf({ default: App })));
    const loading = loadRemote('dashboard', entryOf({ contract, hasPrevious: true }), settings);
    await expect(loading).rejects.toThrow(ContractMismatchError);
    await expect(loading).rejects.toThrow(advice);
  });
});
