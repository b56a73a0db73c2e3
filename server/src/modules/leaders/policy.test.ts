import type { Actor } from '@narthex/shared-contracts';
import { canEditLeaders, canSeeLeader } from './policy';

const actor = (role: Actor['role'], department: Actor['department'] = null): Actor => ({
  id: 1,
  role,
  department,
});

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
