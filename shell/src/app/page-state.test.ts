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

it('is as old as the page once it is restored', () => {
  const client = new QueryClient();
  restorePageState(client, { now: NOW, state: readPageState(clientWith('events')) });
  expect(client.getQueryData(nowQuery.queryKey)).toBe(NOW);
  expect(client.getQueryData(['events'])).toEqual({ of: 'events' });
  expect(client.getQueryState(['events'])?.dataUpdatedAt).toBe(Date.parse(NOW));
});
