import { ENDPOINTS, endpointRoute, type EndpointName } from './index';

const names = Object.keys(ENDPOINTS) as EndpointName[];

it('every public read says which content it shows, so that pages that show other content stay cached', () => {
  const silent = names.filter((name) => {
    const record = ENDPOINTS[name];
    return endpointRoute(name).method === 'GET' && record.capability === 'public' && !('reads' in record);
  });
  expect(silent).toEqual([]);
});

it('every write of managed content says which content it changes', () => {
  const CONTENT = /^(homepage|projects|services|leaders|announcements|pages|sermons|gallery|events)\.manage$/;
  const silent = names.filter((name) => {
    const record = ENDPOINTS[name];
    const invalidated: readonly string[] = 'invalidates' in record ? record.invalidates : [];
    return (
      endpointRoute(name).method !== 'GET' && CONTENT.test(record.capability) && invalidated.length === 0
    );
  });
  expect(silent).toEqual([]);
});
