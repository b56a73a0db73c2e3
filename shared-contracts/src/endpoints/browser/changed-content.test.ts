import { findChangedContent } from './changed-content';
import { ENDPOINTS, type EndpointRecord } from '../index';

it('says of each group what the records of its writes say', () => {
  const changed = new Map<string, Set<string>>();
  for (const [name, { invalidates = [] }] of Object.entries(ENDPOINTS) as [string, EndpointRecord][]) {
    const [group = ''] = name.split('.');
    const subjects = changed.get(group) ?? new Set();
    for (const subject of invalidates) subjects.add(subject);
    if (subjects.size > 0) changed.set(group, subjects);
  }
  const groups = [...changed.keys()];
  expect(groups).toEqual(expect.arrayContaining(['announcements', 'slides', 'ownAccount']));
  expect(Object.fromEntries(groups.map((group) => [group, findChangedContent(group)]))).toEqual(
    Object.fromEntries([...changed].map(([group, subjects]) => [group, [...subjects].sort()])),
  );
});

it('knows nothing that other writes change', () => {
  expect(findChangedContent('notifications')).toEqual([]);
  expect(findChangedContent('')).toEqual([]);
});
