import type { Mount, Registry, RegistryEntry } from '@narthex/shared-contracts';
import { fakeRegistry } from '../../testing/fake-registry';
import { RegistryWatch } from './registry-watch';

const mount: Mount = { path: '/choirs', guard: 'public', title: 'Choirs' };
const registry: Registry = { ...fakeRegistry({ choirs: [mount], youth: [mount] }), revision: 5 };

/** Creates a later revision of the registry. */
function later(
  revision: number,
  change: (entry: RegistryEntry) => Partial<RegistryEntry['extras']> & { version?: string } = () => ({}),
): Registry {
  const [entry] = registry.microFrontends['choirs'] ?? [];
  if (!entry) throw new Error('No entry');
  const { version = entry.metadata.version, ...extras } = change(entry);
  const changed = {
    ...entry,
    metadata: { ...entry.metadata, version },
    extras: { ...entry.extras, ...extras },
  };
  return { ...registry, revision, microFrontends: { ...registry.microFrontends, choirs: [changed] } };
}

function watchWith(...responses: (Registry | 'offline')[]) {
  let time = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => (time += 10_000));
  const ask = async () => {
    const next = responses.shift();
    if (!next || next === 'offline') throw new TypeError('Failed to fetch');
    return { ok: true, json: async () => next } as Response;
  };
  return new RegistryWatch({ registry, fetch: ask });
}
afterEach(() => jest.restoreAllMocks());

it('learns that a remote was switched off, and that it is on again', async () => {
  const watch = watchWith(
    later(6, () => ({ disabled: 'Back on Monday.' })),
    later(7),
  );
  let told = 0;
  watch.subscribe(() => (told += 1));
  await watch.check();
  expect([...watch.getChanges().closed]).toEqual([['choirs', 'Back on Monday.']]);
  expect(told).toBe(1);
  await watch.check();
  expect([...watch.getChanges().closed]).toEqual([]);
});

it('ignores a registry that is older than one it has seen', async () => {
  const watch = watchWith(
    later(8, () => ({ disabled: 'Back on Monday.' })),
    later(7),
    later(4, () => ({ version: '0.1.0-0123456789' })),
  );
  await watch.check();
  await watch.check();
  await watch.check();
  expect(watch.getChanges().closed.get('choirs')).toBe('Back on Monday.');
  expect(watch.getChanges().isOutdated).toBe(false);
});

it('learns that there is another version', async () => {
  const watch = watchWith(
    later(6),
    later(7, () => ({ version: '2.0.0-0123456789' })),
  );
  await watch.check();
  expect(watch.getChanges().isOutdated).toBe(false);
  await watch.check();
  expect(watch.getChanges().isOutdated).toBe(true);
});

it('stays as it is without a connection', async () => {
  const watch = watchWith('offline');
  await watch.check();
  expect(watch.getChanges()).toMatchObject({ closedHere: [], isOutdated: false });
});

it('closes remotes in this tab alone, whatever the site says of them', async () => {
  const watch = watchWith(later(6));
  watch.closeHere(['youth'], 'To find a fault.');
  await watch.check();
  expect([...watch.getChanges().closed]).toEqual([['youth', 'To find a fault.']]);
  watch.closeHere([], '');
  expect(watch.getChanges().closed.size).toBe(0);
});
