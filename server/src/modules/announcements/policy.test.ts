import type { Actor } from '@narthex/shared-contracts';
import { canSeeHiddenAnnouncement, managedAnnouncements } from './policy';

const visitor = null;
const member: Actor = { id: 1, role: 'member', department: null };
const youth: Actor = { id: 2, role: 'leader', department: 'youth' };
const finance: Actor = { id: 3, role: 'leader', department: 'finance' };
const communication: Actor = { id: 4, role: 'leader', department: 'communication' };
const elder: Actor = { id: 5, role: 'elder', department: null };

it.each([
  ['a visitor', visitor, false, false, 'none'],
  ['a member', member, false, false, 'none'],
  ['a youth leader', youth, true, false, 'youth'],
  ['a finance leader', finance, false, false, 'none'],
  ['a communication leader', communication, true, true, 'all'],
  ['an elder', elder, true, true, 'all'],
] as const)('%s', (_who, actor, ofYouth, ofChurch, managed) => {
  expect(canSeeHiddenAnnouncement(actor, { department: 'youth' })).toBe(ofYouth);
  expect(canSeeHiddenAnnouncement(actor, { department: null })).toBe(ofChurch);
  expect(managedAnnouncements(actor)).toBe(managed);
});
