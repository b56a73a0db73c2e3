import { signInTarget } from './sign-in-target';

it.each([
  ['/admin/events', '/admin/login'],
  ['/Admin/ministries', '/admin/login'],
  ['/admin-dashboard', '/members'],
  ['/member-dashboard', '/members'],
  ['/member/profile', '/members'],
  ['/department-dashboard/events', '/leaders'],
  ['/senior-admin-dashboard', '/leaders'],
  ['/communication-dashboard', '/leaders'],
])('sends %s to %s to sign in', (pathname, door) => {
  expect(signInTarget({ pathname, search: '' }).pathname).toBe(door);
});

it('keeps the way back, with its query', () => {
  expect(signInTarget({ pathname: '/admin/events', search: '?page=2' }).search).toBe(
    '?return_to=%2Fadmin%2Fevents%3Fpage%3D2',
  );
});
