import { ENDPOINTS, endpointRoute, type EndpointName, type EndpointRecord } from '../index';
import { OFFLINE_DATA_PATHS } from './offline-data';

const records = Object.entries(ENDPOINTS) as [EndpointName, EndpointRecord][];

it('is the content of pages that anyone may read and any cache may keep', () => {
  const expected = records
    .filter(
      ([, { capability, reads, cache, offline }]) =>
        capability === 'public' && reads?.length && !cache && offline !== false,
    )
    .map(([name]) => endpointRoute(name).path);
  expect([...OFFLINE_DATA_PATHS].sort()).toEqual(expected.sort());
});

it('is never what is sent, or looked for', () => {
  expect(OFFLINE_DATA_PATHS).not.toContain(endpointRoute('search.find').path);
  for (const [name, { reads }] of records)
    if (reads) expect([name, endpointRoute(name).method]).toEqual([name, 'GET']);
});
