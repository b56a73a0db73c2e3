import { actor } from '@narthex/shared-contracts/testing';
import { findActingMinistry } from '../../requests/find-acting-ministry';
import { canSeeEvent } from './policy';

const youthDraft = { department: 'youth', status: 'draft', published_at: null } as const;
const churchDraft = { department: null, status: 'draft', published_at: null } as const;

it.each([
  ['a member', actor('member'), false, false],
  ['a youth leader', actor('leader', 'youth'), true, false],
  ['a music leader', actor('leader', 'music'), false, false],
  ['a pastoral leader', actor('leader', 'pastoral'), false, false],
  ['an elder', actor('elder'), true, true],
  ['an administrator', actor('admin'), true, true],
] as const)('%s sees the drafts they manage', (_who, person, ofYouth, ofChurch) => {
  expect(canSeeEvent(person, youthDraft)).toBe(ofYouth);
  expect(canSeeEvent(person, churchDraft)).toBe(ofChurch);
});

it('lets visitors see what is published or was before it was called off, and nothing else', () => {
  const publishedAt = new Date();
  expect(canSeeEvent(null, { department: null, status: 'published', published_at: publishedAt })).toBe(true);
  expect(canSeeEvent(null, { department: null, status: 'cancelled', published_at: publishedAt })).toBe(true);
  expect(canSeeEvent(null, { department: null, status: 'cancelled', published_at: null })).toBe(false);
  expect(canSeeEvent(null, churchDraft)).toBe(false);
});

it('knows the ministry someone acts for', () => {
  expect(findActingMinistry(actor('leader', 'health'))).toBe('health');
  expect(findActingMinistry(actor('leader', 'finance'))).toBeNull();
  expect(findActingMinistry(null)).toBeNull();
});
