import { actor } from '@narthex/shared-contracts/testing';
import {
  canCreateEvent,
  canEditEvent,
  canSeeAttendees,
  canSeeEvent,
  managedEvents,
  ministryOf,
} from './policy';

const youthDraft = { department: 'youth', status: 'draft', publishedAt: null } as const;
const churchDraft = { department: null, status: 'draft', publishedAt: null } as const;

it.each([
  { who: 'a member', person: actor('member'), creates: false, own: false, church: false, managed: 'none' },
  {
    who: 'a youth leader',
    person: actor('leader', 'youth'),
    creates: true,
    own: true,
    church: false,
    managed: 'youth',
  },
  {
    who: 'a music leader',
    person: actor('leader', 'music'),
    creates: true,
    own: false,
    church: false,
    managed: 'music',
  },
  {
    who: 'a pastoral leader',
    person: actor('leader', 'pastoral'),
    creates: false,
    own: false,
    church: false,
    managed: 'none',
  },
  {
    who: 'a finance leader',
    person: actor('leader', 'finance'),
    creates: false,
    own: false,
    church: false,
    managed: 'none',
  },
  { who: 'an elder', person: actor('elder'), creates: true, own: true, church: true, managed: 'all' },
  {
    who: 'a communication leader',
    person: actor('leader', 'communication'),
    creates: true,
    own: true,
    church: true,
    managed: 'all',
  },
  { who: 'an administrator', person: actor('admin'), creates: true, own: true, church: true, managed: 'all' },
] as const)('$who', ({ person, creates, own, church, managed }) => {
  expect(canCreateEvent(person)).toBe(creates);
  expect(canEditEvent(person, youthDraft)).toBe(own);
  expect(canSeeAttendees(person, youthDraft)).toBe(own);
  expect(canSeeEvent(person, youthDraft)).toBe(own);
  expect(canEditEvent(person, churchDraft)).toBe(church);
  expect(managedEvents(person)).toBe(managed);
});

it('lets visitors see what is published or was before it was called off, and nothing else', () => {
  const publishedAt = new Date();
  expect(canSeeEvent(null, { department: null, status: 'published', publishedAt })).toBe(true);
  expect(canSeeEvent(null, { department: null, status: 'cancelled', publishedAt })).toBe(true);
  expect(canSeeEvent(null, { department: null, status: 'cancelled', publishedAt: null })).toBe(false);
  expect(canSeeEvent(null, churchDraft)).toBe(false);
  expect(canEditEvent(null, churchDraft)).toBe(false);
});

it('knows the ministry someone acts for', () => {
  expect(ministryOf(actor('leader', 'health'))).toBe('health');
  expect(ministryOf(actor('leader', 'finance'))).toBeNull();
  expect(ministryOf(null)).toBeNull();
});
