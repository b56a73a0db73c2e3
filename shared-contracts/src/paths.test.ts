import { isProtectedArea } from './paths';

describe('isProtectedArea', () => {
  it.each([
    ['/admin/events', true],
    ['/department-dashboard', true],
    ['/member/profile', true],
    ['/members', false],
    ['/Health', false],
  ])('%s: %s', (path, expected) => {
    expect(isProtectedArea(path)).toBe(expected);
  });
});
