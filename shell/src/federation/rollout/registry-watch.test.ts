import type { Mount, Registry, RegistryEntry } from '@narthex/shared-contracts';
import { fireEvent } from '@testing-library/react';
import { fakeRegistry } from '../../testing/fake-registry';
import { followRegistry } from './follow-registry';
import { RegistryWatch } from './registry-watch';

describe('registry watch', () => {
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
});

describe('follow registry', () => {
  const registry = fakeRegistry({ choirs: [{ path: '/choirs', guard: 'public', title: 'Choirs' }] });
  const changed = { ...fakeRegistry({ choirs: [{ path: '/choirs', guard: 'public', title: 'Choirs' }] }) };

  let asked = 0;
  let seen: string[] = [];
  let stop: () => void = () => undefined;
  let watch: RegistryWatch;

  beforeEach(() => {
    asked = 0;
    seen = [];
    let time = 0;
    jest.spyOn(performance, 'now').mockImplementation(() => (time += 10_000));
    const ask = async () => {
      asked += 1;
      return { ok: true, json: async () => changed } as Response;
    };
    watch = new RegistryWatch({ registry, fetch: ask });
    stop = followRegistry(watch);
    window.history.replaceState(null, '', '/here');
    document.body.innerHTML =
      '<main><a href="/there">There</a><a href="/here#part">Part</a><a href="https://other.example/">Out</a></main>';
    // The router's own listener is inside the page.
    document.querySelector('main')?.addEventListener('click', (event) => {
      event.preventDefault();
      seen.push((event.target as Element).textContent ?? '');
    });
    // The default action is prevented, because jsdom can't navigate.
    window.addEventListener('click', (event) => event.preventDefault(), { once: true });
  });
  afterEach(() => {
    stop();
    jest.restoreAllMocks();
  });

  const click = (name: string) => {
    const link = [...document.querySelectorAll('a')].find(({ textContent }) => textContent === name);
    if (link) fireEvent.click(link);
  };

  it('asks when somebody comes back to the tab or follows a link', () => {
    window.dispatchEvent(new Event('focus'));
    expect(asked).toBe(1);
    click('There');
    expect(asked).toBe(2);
    expect(seen).toEqual(['There']);
  });

  it('asks nothing for a step on the page, and for a way out', () => {
    click('Part');
    click('Out');
    expect(asked).toBe(0);
    expect(seen).toEqual(['Part', 'Out']);
  });

  it('leaves a link to the browser once there is another version', async () => {
    await watch.check();
    expect(watch.getChanges().isOutdated).toBe(true);
    click('There');
    expect(seen).toEqual([]);
    click('Part');
    expect(seen).toEqual(['Part']);
  });

  it('does nothing once it is stopped', () => {
    stop();
    window.dispatchEvent(new Event('focus'));
    expect(asked).toBe(0);
  });
});
