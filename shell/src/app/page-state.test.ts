import { nowQuery, siteQuery } from '@narthex/shared-auth';
import { QueryClient } from '@tanstack/react-query';
import { readPageState, restorePageState } from './page-state';

const NOW = '2026-11-26T08:00:00.000Z';

function clientWith(...keys: string[]): QueryClient {
  const client = new QueryClient();
  client.setQueryData(nowQuery.queryKey, new Date().toISOString());
  for (const key of keys) client.setQueryData([key], { of: key });
  return client;
}

it('is the same for the same content, in whichever order and whenever it was read', () => {
  expect(readPageState(clientWith('events', 'leaders'))).toEqual(
    readPageState(clientWith('leaders', 'events')),
  );
});

it('leaves out what could not be read', async () => {
  const client = clientWith('events');
  const failing = { ...siteQuery, retry: false, queryFn: () => Promise.reject(new Error('down')) };
  await client.prefetchQuery(failing);
  expect(readPageState(client)).toEqual([[['events'], { of: 'events' }]]);
});

describe('once it is restored', () => {
  const LOADED_AT = Date.parse('2026-11-28T18:00:00.000Z');

  function restore(navigation: Partial<PerformanceNavigationTiming>[]): QueryClient {
    Object.assign(performance, { getEntriesByType: () => navigation });
    Object.defineProperty(performance, 'timeOrigin', { value: LOADED_AT, configurable: true });
    const client = new QueryClient();
    restorePageState(client, { now: NOW, state: readPageState(clientWith('events')) });
    return client;
  }
  afterEach(() => {
    Reflect.deleteProperty(performance, 'getEntriesByType');
    Reflect.deleteProperty(performance, 'timeOrigin');
  });

  it.each([
    ['was confirmed or sent by the server', [{ transferSize: 300 }], LOADED_AT],
    ['comes from a cache alone', [{ transferSize: 0 }], Date.parse(NOW)],
    ['came from nobody knows where', [], Date.parse(NOW)],
  ])('is as old as a page that %s', (_, navigation, updatedAt) => {
    const client = restore(navigation);
    expect(client.getQueryData(['events'])).toEqual({ of: 'events' });
    expect(client.getQueryState(['events'])?.dataUpdatedAt).toBe(updatedAt);
  });

  it('has the instant of the page, which is then replaced by the browser’s', () => {
    const client = restore([{ transferSize: 300 }]);
    expect(client.getQueryData(nowQuery.queryKey)).toBe(NOW);
    expect(client.getQueryState(nowQuery.queryKey)?.dataUpdatedAt).toBe(Date.parse(NOW));
  });
});
