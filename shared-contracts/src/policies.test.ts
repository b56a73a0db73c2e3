import { mayDo } from './policies';
import type { Actor } from './roles';

const youth: Actor = { id: 1, role: 'leader', department: 'youth' };
const finance: Actor = { id: 2, role: 'leader', department: 'finance' };
const communication: Actor = { id: 3, role: 'leader', department: 'communication' };
const elder: Actor = { id: 4, role: 'elder', department: null };
const member: Actor = { id: 5, role: 'member', department: null };

describe('who may edit an event', () => {
  it.each([
    ['a youth leader, their own', youth, 'youth', true],
    ['a youth leader, of music', youth, 'music', false],
    ['a youth leader, of the church', youth, null, false],
    ['the communication department, any', communication, 'music', true],
    ['an elder, of the church', elder, null, true],
    ['a finance leader, of finance', finance, 'finance', false],
    ['a member', member, null, false],
    ['a visitor', null, null, false],
  ] as const)('%s', (_who, actor, department, expected) => {
    expect(mayDo('event.edit', actor, { department })).toBe(expected);
  });
});
