import {
  candidateQuerySchema,
  candidateSchema,
  ministryMemberInputSchema,
  ministryMemberQuerySchema,
  ministryMemberSchema,
  ministryRefusalSchema,
} from './ministry-members';
import { getMessages } from '../testing';

const PLACE = {
  id: 11,
  ministry_id: 4,
  ministry_name: 'Church Choir',
  department: 'music',
  user_id: 7,
  name: 'Akinyi Odhiambo',
  email: 'akinyi@demo.test',
  phone: '0700 000 044',
  photo_url: '/media/akinyi-640x640-1a2b3c4d-f2e8d5',
  has_account: true,
  email_confirmed: true,
  invited_at: '2026-11-20T06:00:00.000Z',
  role: 'Secretary',
  status: 'joined',
  created_at: '2026-11-21T06:00:00.000Z',
  version: 3,
};
const UNKNOWN = { department: null, email: null, phone: null, photo_url: null, invited_at: null };

const long = (length: number) => 'a'.repeat(length);

describe('a place in a ministry', () => {
  it.each([
    ['with all that is known', {}],
    ['of whom only the name is known', { ...UNKNOWN, has_account: false }],
    ['of somebody who asked to join', { status: 'asked' }],
  ])('%s', (_, changes) => {
    const place = { ...PLACE, ...changes };
    expect(ministryMemberSchema.parse({ ...place, date_of_birth: '1999-02-28' })).toEqual(place);
  });

  it.each([{ status: 'left' }, { department: 'parking' }, { role: null }, { user_id: '7' }])(
    'is never %j',
    (changes) => {
      expect(ministryMemberSchema.safeParse({ ...PLACE, ...changes }).success).toBe(false);
    },
  );
});

describe('adding somebody to a ministry', () => {
  const INPUT = { ministry_id: '4', user_id: 7 };

  it('makes them a member unless it says what they do', () => {
    expect(ministryMemberInputSchema.parse(INPUT)).toEqual({ ministry_id: 4, user_id: 7, role: 'Member' });
    expect(ministryMemberInputSchema.parse({ ...INPUT, role: ' Secretary ' }).role).toBe('Secretary');
  });

  it.each([
    [{ ministry_id: undefined }, { ministry_id: 'Choose a ministry' }],
    [{ ministry_id: '' }, { ministry_id: 'Choose a ministry' }],
    [{ ministry_id: 'choir' }, { ministry_id: 'Choose a ministry' }],
    [{ ministry_id: 1.5 }, { ministry_id: 'Choose a ministry' }],
    [{ ministry_id: 0 }, { ministry_id: 'Choose a ministry' }],
    [{ ministry_id: 1 }, {}],
    [{ user_id: undefined }, { user_id: 'Choose a person' }],
    [{ user_id: 'Akinyi' }, { user_id: 'Choose a person' }],
    [{ user_id: 0.5 }, { user_id: 'Choose a person' }],
    [{ user_id: -7 }, { user_id: 'Choose a person' }],
    [{ role: ' ' }, { role: 'Role is required' }],
    [{ role: long(60) }, {}],
    [{ role: long(61) }, { role: 'At most 60 characters' }],
  ])('is judged with %j', (changes, messages) => {
    expect(getMessages(ministryMemberInputSchema, { ...INPUT, ...changes })).toEqual(messages);
  });
});

describe('a refusal to let somebody in', () => {
  it.each([
    [undefined, undefined],
    [null, null],
    [{}, { reason: null }],
    [{ reason: ' The choir is full ' }, { reason: 'The choir is full' }],
    [{ reason: long(1000) }, { reason: long(1000) }],
  ])('may be %j', (body, read) => {
    expect(ministryRefusalSchema.parse(body)).toEqual(read);
  });

  it('has a reason of at most 1000 characters', () => {
    expect(getMessages(ministryRefusalSchema, { reason: long(1001) })).toEqual({
      reason: 'At most 1000 characters',
    });
  });
});

describe('the list of places', () => {
  it.each([
    [{}, {}],
    [{ sort: 'created_at' }, { sort: 'created_at' }],
    [{ sort: '-created_at' }, { sort: '-created_at' }],
    [{ department: 'music' }, { department: 'music' }],
    [{ ministry: '4' }, { ministry: 4 }],
    [{ status: 'asked' }, { status: 'asked' }],
  ])('may be asked for by %j', (query, read) => {
    expect(ministryMemberQuerySchema.parse(query)).toEqual({ page: 1, search: '', ...read });
  });

  it.each([
    { sort: 'name' },
    { department: 'parking' },
    { ministry: '0' },
    { ministry: 1.5 },
    { ministry: 'choir' },
    { status: 'left' },
  ])('is never asked for by %j', (query) => {
    expect(ministryMemberQuerySchema.safeParse(query).success).toBe(false);
  });
});

describe('looking for somebody to add', () => {
  const TOO_SHORT = 'Type at least three letters of the name';

  it.each([
    ['Aki', {}],
    [' Aki ', {}],
    ['Ak', { search: TOO_SHORT }],
    [' Ak ', { search: TOO_SHORT }],
    ['', { search: TOO_SHORT }],
    [long(100), {}],
    [` ${long(100)} `, {}],
    [long(101), { search: expect.any(String) }],
    [undefined, { search: expect.any(String) }],
  ])('by %p', (search, messages) => {
    expect(getMessages(candidateQuerySchema, { search })).toEqual(messages);
  });

  it('leaves out the blanks around the name', () => {
    expect(candidateQuerySchema.parse({ search: ' Akinyi ', page: 2 })).toEqual({ search: 'Akinyi' });
  });

  it.each(['a…@demo.test', null])('shows a hint of the address: %p', (email_hint) => {
    const candidate = { id: 7, name: 'Akinyi Odhiambo', email_hint };
    expect(candidateSchema.parse({ ...candidate, email: 'akinyi@demo.test' })).toEqual(candidate);
  });

  it('never finds somebody without a number', () => {
    expect(candidateSchema.safeParse({ name: 'Akinyi Odhiambo', email_hint: null }).success).toBe(false);
  });
});
