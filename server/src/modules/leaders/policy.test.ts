import { actor } from '@narthex/shared-contracts/testing';
import { canEditLeaders, canSeeLeader } from './policy';

it.each([
  ['a visitor', null, false],
  ['a member', actor('member'), false],
  ['a music leader', actor('leader', 'music'), false],
  ['an elder', actor('elder'), false],
  ['a communication leader', actor('leader', 'communication'), true],
  ['an administrator', actor('admin'), true],
] as const)('%s', (_who, person, mayEdit) => {
  expect(canEditLeaders(person)).toBe(mayEdit);
  expect(canSeeLeader(person, { status: 'inactive' })).toBe(mayEdit);
  expect(canSeeLeader(person, { status: 'active' })).toBe(true);
});
