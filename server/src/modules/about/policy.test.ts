import type { Actor } from '@narthex/shared-contracts';
import { canEditPages } from './policy';

const actor = (role: Actor['role'], department: Actor['department'] = null): Actor => ({
  id: 1,
  role,
  department,
});

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
