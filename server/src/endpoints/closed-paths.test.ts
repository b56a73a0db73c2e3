import { GUARD_FLOORS, isProtectedArea } from '@narthex/shared-contracts';
import { CLOSED_TO_ROBOTS, isOutsidePages } from './closed-paths';

it.each([
  '/api',
  '/api/v1/nothing',
  '//api/v1/events',
  '/sanctum/x',
  '/media',
  '/media/a/b/c',
  '//media/a',
  '/remotes?x',
  '/shell',
  '/uploads/x/y',
  '/forms/nothing',
])('%s is no page', (url) => {
  expect(isOutsidePages(url)).toBe(true);
});

it.each([
  '/',
  '/Events/12',
  '/Events/12.ics',
  '/calendar',
  '/newsletter',
  '/account/x',
  '/mail',
  '/waiting-list',
  '/share',
  '/healthz/x',
  '/apiary',
  '/mediation',
  '/x/api/y',
])('%s may be one, or gets the page that says there is none', (url) => {
  expect(isOutsidePages(url)).toBe(false);
});

const isClosed = (path: string) =>
  CLOSED_TO_ROBOTS.some((closed) => new RegExp(`^${closed.replaceAll('*', '.*')}`).test(path));

it('keeps robots out of what is not for them, and lets them read pages with what these are made of', () => {
  for (const path of ['/api/v1/site', '/forms/prayer', '/waiting-list/leave', '/calendar/subscribe'])
    expect([path, isClosed(path)]).toEqual([path, true]);
  for (const path of ['/', '/Events', '/members', '/media/x/640.webp', '/shell/a.js', '/remotes/a/1/b.js'])
    expect([path, isClosed(path)]).toEqual([path, false]);
});

it('names every area that asks for a sign-in', () => {
  const areas = ['/admin/events', '/admin-dashboard', '/member/profile', '/member-dashboard', '/x/dashboard'];
  for (const area of areas) {
    const closed = [isProtectedArea(area), isClosed(area), isClosed(`/sw${area}`)];
    expect([area, ...closed]).toEqual([area, true, true, true]);
  }
  for (const { prefix } of GUARD_FLOORS) expect(areas.some((area) => prefix.test(area))).toBe(true);
});
