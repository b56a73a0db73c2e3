import { actor } from '@narthex/shared-contracts/testing';
import { canEditPages } from './policy';

it.each([
  ['a visitor', null, false],
  ['a member', actor('member'), false],
  ['a prayer leader', actor('leader', 'prayer'), false],
  ['a pastor', actor('pastor'), true],
  ['an elder', actor('elder'), true],
  ['a communication leader', actor('leader', 'communication'), true],
  ['an administrator', actor('admin'), true],
] as const)('%s', (_who, person, expected) => {
  expect(canEditPages(person)).toBe(expected);
});
