import { landingOf } from './landing';

it.each([
  ['members', 'admin', null, '/admin-dashboard'],
  ['members', 'pastor', null, '/admin-dashboard'],
  ['members', 'elder', null, '/admin-dashboard'],
  ['members', 'member', null, '/member-dashboard'],
  ['members', 'leader', 'youth', '/member-dashboard'],
  ['leaders', 'leader', 'communication', '/communication-dashboard'],
  ['leaders', 'leader', 'pastoral', '/senior-admin-dashboard'],
  ['leaders', 'leader', 'finance', '/senior-admin-dashboard'],
  ['leaders', 'leader', 'youth', '/department-dashboard'],
  ['leaders', 'leader', 'music', '/department-dashboard'],
  ['leaders', 'leader', 'health', '/department-dashboard'],
  ['leaders', 'leader', 'education', '/department-dashboard'],
  ['leaders', 'leader', 'prayer', '/department-dashboard'],
  ['leaders', 'member', null, '/member-dashboard'],
  ['admin-login', 'admin', null, '/admin/dashboard'],
  ['admin-login', 'member', null, '/member-dashboard'],
] as const)('at %s, a %s of department %s lands on %s', (door, role, department, landing) => {
  expect(landingOf(door, { role, department })).toBe(landing);
});
