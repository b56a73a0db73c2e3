import { isOnWall } from './policy';

it.each([
  ['approved', true, true],
  ['approved', false, false],
  ['pending', true, false],
  ['rejected', true, false],
])('%s, public %p: on the wall %p', (status, isPublic, expected) => {
  expect(isOnWall({ status, is_public: isPublic })).toBe(expected);
});
