import { QueryClient, skipToken } from '@tanstack/react-query';
import { nowQuery, postedFormQuery, siteQuery, worshipServicesQuery } from './site-queries';
import { fakeApi } from '../testing/fake-api';

let client: QueryClient;
beforeEach(() => {
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
});

it.each([
  ['the site', siteQuery, 'GET /v1/site', ['site']],
  ['the week’s services', worshipServicesQuery, 'GET /v1/worship-services', ['worship-services']],
] as const)('reads %s, and keeps it', async (_, query, key, queryKey) => {
  const requests = fakeApi({ [key]: { body: { success: true, data: ['read'] } } });
  const read = () => client.fetchQuery(query as typeof siteQuery);
  await expect(read()).resolves.toEqual(['read']);
  await read();
  expect(requests).toHaveLength(1);
  expect(requests[0]?.signal).toBeInstanceOf(AbortSignal);
  expect(client.getQueryData(queryKey)).toEqual(['read']);
});

it('knows the time', async () => {
  const before = Date.now();
  const now = await client.fetchQuery(nowQuery);
  expect(Date.parse(now)).toBeGreaterThanOrEqual(before);
  expect(new Date(now).toISOString()).toBe(now);
  expect(client.getQueryData(['now'])).toBe(now);
});

it('finds the refused form where the server wrote it, and never asks for it', () => {
  const form = { form: 'prayer', values: {}, errors: {} };
  client.setQueryData(['form-state'], form);
  expect(client.getQueryData(postedFormQuery.queryKey)).toBe(form);
  expect(postedFormQuery.queryFn).toBe(skipToken);
});
