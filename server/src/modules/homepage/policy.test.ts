import { actor } from '@narthex/shared-contracts/testing';
import { canEditHomepage } from './policy';

it.each([
  ['a visitor', null, false],
  ['a member', actor('member'), false],
  ['a health leader', actor('leader', 'health'), false],
  ['a pastoral leader', actor('leader', 'pastoral'), false],
  ['a pastor', actor('pastor'), false],
  ['a communication leader', actor('leader', 'communication'), true],
  ['an administrator', actor('admin'), true],
] as const)('%s', (_who, person, expected) => {
  expect(canEditHomepage(person)).toBe(expected);
});
