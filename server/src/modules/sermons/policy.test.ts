import { actor } from '@narthex/shared-contracts/testing';
import { canSeeSermon } from './policy';

it.each([
  ['a visitor', null, false],
  ['a member', actor('member'), false],
  ['a youth leader', actor('leader', 'youth'), false],
  ['a pastor', actor('pastor'), true],
  ['a communication leader', actor('leader', 'communication'), true],
] as const)('%s', (_who, person, seesDrafts) => {
  expect(canSeeSermon(person, { status: 'draft' })).toBe(seesDrafts);
  expect(canSeeSermon(person, { status: 'published' })).toBe(true);
});
