import { createEntry, buildSettings } from './in-memory-remotes.testing';
import { RemoteResources } from './remote-resource';

const LOADED = { module: { default: () => null }, version: '1.0.0', isPrevious: false };

/** Creates resources whose remotes load with `load`; `asked` counts its calls. */
function createResources(load: () => Promise<unknown>) {
  let asked = 0;
  const { settings } = buildSettings(
    {
      registerRemotes: () => undefined,
      loadRemote: () => {
        asked += 1;
        return load() as Promise<never>;
      },
    },
    { limits: { manifest: 200, module: 200, waits: [] } },
  );
  return { resources: new RemoteResources(settings), asked: () => asked };
}

const thrownBy = (read: () => unknown): unknown => {
  try {
    return { value: read() };
  } catch (thrown) {
    return thrown;
  }
};

it('loads a remote once for all who ask, and lets a render wait for it', async () => {
  const { resources, asked } = createResources(async () => LOADED.module);
  const entry = createEntry();
  const loading = resources.get('dashboard', entry);
  expect(thrownBy(() => resources.read('dashboard', entry))).toBe(loading);
  const loaded = await loading;
  expect(loaded).toEqual({ ...LOADED, version: entry.metadata.version });
  expect(thrownBy(() => resources.read('dashboard', entry))).toEqual({ value: loaded });
  expect(await resources.get('dashboard', entry)).toBe(loaded);
  expect(asked()).toBe(1);
});

it('loads each remote for itself', async () => {
  const { resources, asked } = createResources(async () => LOADED.module);
  await resources.get('dashboard', createEntry());
  await resources.get('member-area', createEntry());
  expect(asked()).toBe(2);
});

it('asks anew for what failed, as soon as the failure was seen', async () => {
  let isDown = true;
  const { resources, asked } = createResources(async () => {
    if (isDown) throw new Error('connection lost');
    return LOADED.module;
  });
  const entry = createEntry();
  await expect(resources.get('dashboard', entry)).rejects.toThrow('connection lost');
  isDown = false;
  await expect(resources.get('dashboard', entry)).rejects.toThrow('connection lost');
  expect(asked()).toBe(1);
  resources.forgetFailure('dashboard');
  await expect(resources.get('dashboard', entry)).resolves.toMatchObject({ isPrevious: false });
});

it('has no failure to forget of a remote that nobody asked for', () => {
  const { resources, asked } = createResources(async () => LOADED.module);
  resources.forgetFailure('dashboard');
  expect(asked()).toBe(0);
});

it('has what was put in place, without loading', async () => {
  const { resources, asked } = createResources(async () => LOADED.module);
  resources.provide('dashboard', LOADED);
  expect(resources.read('dashboard', createEntry())).toBe(LOADED);
  expect(asked()).toBe(0);
});

it('waits without end for a remote on the server, where nothing loads', async () => {
  const resources = new RemoteResources(null);
  const outcome = jest.fn();
  resources.get('dashboard', createEntry()).then(outcome, outcome);
  expect(thrownBy(() => resources.read('dashboard', createEntry()))).toBeInstanceOf(Promise);
  await new Promise((resolve) => setTimeout(resolve));
  expect(outcome).not.toHaveBeenCalled();
});

describe('the last good version', () => {
  const entry = createEntry({ hasPrevious: true });

  it('takes the place of one that is there and does not work, once', async () => {
    const { resources, asked } = createResources(async () => LOADED.module);
    await resources.get('dashboard', entry);
    expect(resources.loadedVersion('dashboard')).toBe(entry.metadata.version);
    expect(resources.fallBack('dashboard', entry)).toBe(true);
    expect(resources.loadedVersion('dashboard')).toBeNull();
    const good = await resources.get('dashboard', entry);
    expect(good).toMatchObject({ version: entry.extras.previous?.version, isPrevious: true });
    expect(resources.loadedVersion('dashboard')).toBe(entry.extras.previous?.version);
    expect(asked()).toBe(2);
    expect(resources.fallBack('dashboard', entry)).toBe(false);
  });

  it('is missing where there never was one', () => {
    const { resources } = createResources(async () => LOADED.module);
    expect(resources.fallBack('dashboard', createEntry())).toBe(false);
  });

  it('gives the live version another chance after a while', async () => {
    const now = jest.spyOn(Date, 'now').mockReturnValue(1_000_000);
    const { resources } = createResources(async () => LOADED.module);
    resources.fallBack('dashboard', entry);
    await resources.get('dashboard', entry);
    now.mockReturnValue(1_000_000 + 5 * 60_000 - 1);
    resources.retryLive('dashboard');
    expect(await resources.get('dashboard', entry)).toMatchObject({ isPrevious: true });
    now.mockReturnValue(1_000_000 + 5 * 60_000);
    resources.retryLive('dashboard');
    expect(await resources.get('dashboard', entry)).toMatchObject({ isPrevious: false });
    now.mockRestore();
  });

  it('stands in for one that did not load, and counts as that', async () => {
    let asked = 0;
    const { resources } = createResources(async () => {
      asked += 1;
      if (asked === 1) throw new Error('connection lost');
      return LOADED.module;
    });
    expect(await resources.get('dashboard', entry)).toMatchObject({ isPrevious: true });
    expect(resources.fallBack('dashboard', entry)).toBe(false);
  });
});
