import {
  memberExportQuerySchema,
  memberFiguresSchema,
  memberInputSchema,
  memberQuerySchema,
  memberSchema,
} from './members';
import { getMessages } from '../testing';

const CHOIR = { id: 4, name: 'Church Choir', role: 'Secretary', status: 'joined' };
const MEMBER = {
  id: 7,
  version: 2,
  first_name: 'Akinyi',
  last_name: 'Odhiambo',
  email: 'akinyi@demo.test',
  phone: '0700 000 044',
  date_of_birth: '1999-02-28',
  address: 'Hostel B, room 12',
  membership_date: '2023-09-04',
  status: 'active',
  role: 'leader',
  has_account: true,
  email_confirmed: true,
  invited_at: '2026-11-20T06:00:00.000Z',
  photo_url: '/media/akinyi-640x640-1a2b3c4d-f2e8d5',
  ministries: [CHOIR],
  departments: ['music'],
  created_at: '2023-09-04T06:00:00.000Z',
};
const UNKNOWN = {
  email: null,
  phone: null,
  date_of_birth: null,
  address: null,
  membership_date: null,
  invited_at: null,
  photo_url: null,
};

const long = (length: number) => 'a'.repeat(length);

describe('a member of the register', () => {
  it.each([
    ['with all that is known', {}],
    ['of whom only the name is known', { ...UNKNOWN, has_account: false, ministries: [], departments: [] }],
    ['who left', { status: 'inactive', role: 'member' }],
  ])('%s', (_, changes) => {
    const member = { ...MEMBER, ...changes };
    expect(memberSchema.parse({ ...member, password_hash: 'x' })).toEqual(member);
  });

  it('says of a ministry no more than their place in it', () => {
    const ministries = [{ ...CHOIR, leader: 'Halima' }];
    expect(memberSchema.parse({ ...MEMBER, ministries })).toEqual(MEMBER);
  });

  it.each([
    { status: 'asleep' },
    { role: 'bishop' },
    { departments: ['parking'] },
    { departments: null },
    { ministries: [{ ...CHOIR, status: 'left' }] },
    { ministries: [{ id: 4 }] },
  ])('is never %j', (changes) => {
    expect(memberSchema.safeParse({ ...MEMBER, ...changes }).success).toBe(false);
  });
});

describe('the form of a member', () => {
  const FORM = { first_name: ' Akinyi ', last_name: 'Odhiambo', email: ' Akinyi@Demo.test ' };

  it('is of an active member without more than name and address, unless it says otherwise', () => {
    expect(memberInputSchema.parse(FORM)).toEqual({
      first_name: 'Akinyi',
      last_name: 'Odhiambo',
      email: 'akinyi@demo.test',
      has_no_email: false,
      phone: null,
      date_of_birth: null,
      address: null,
      membership_date: null,
      status: 'active',
      role: 'member',
    });
  });

  it('is taken with all there is', () => {
    const whole = {
      first_name: 'Akinyi',
      last_name: 'Odhiambo',
      email: 'akinyi@demo.test',
      has_no_email: false,
      phone: '0700 000 044',
      date_of_birth: '1999-02-28',
      address: 'Hostel B, room 12',
      membership_date: '2023-09-04',
      status: 'inactive',
      role: 'admin',
    };
    expect(memberInputSchema.parse({ ...whole, id: 7 })).toEqual(whole);
  });

  it.each([
    [{ email: '' }, { email: 'Email is required' }],
    [{ email: undefined }, { email: 'Email is required' }],
    [{ email: '', has_no_email: true }, {}],
    [{ has_no_email: true }, {}],
    [{ email: 'akinyi' }, { email: 'A valid email address is required' }],
    [{ email: long(255) }, { email: 'At most 254 characters' }],
    [{ first_name: '' }, { first_name: 'First name is required' }],
    [{ first_name: long(80) }, {}],
    [{ first_name: long(81) }, { first_name: 'At most 80 characters' }],
    [{ last_name: undefined }, { last_name: 'Last name is required' }],
    [{ last_name: long(80) }, {}],
    [{ last_name: long(81) }, { last_name: 'At most 80 characters' }],
    [
      { first_name: '', email: '' },
      { first_name: 'First name is required', email: 'Email is required' },
    ],
    [{ phone: '+254 700 000 044' }, {}],
    [
      { phone: 'ask Mary' },
      { phone: 'A phone number has only digits, such as 0712 345 678 or +254 712 345 678' },
    ],
    [{ phone: long(41) }, { phone: 'At most 40 characters' }],
    [{ date_of_birth: '2999-01-01' }, { date_of_birth: 'This day is in the future' }],
    [{ date_of_birth: '1700-01-01' }, { date_of_birth: 'This day is before 1900' }],
    [{ membership_date: '2999-01-01' }, { membership_date: 'This day is in the future' }],
    [{ date_of_birth: '1999-02-30' }, { date_of_birth: 'A date looks like 2026-11-28' }],
    [{ address: long(300) }, {}],
    [{ address: long(301) }, { address: 'At most 300 characters' }],
    [{ membership_date: 'soon' }, { membership_date: 'A date looks like 2026-11-28' }],
    [{ status: 'asleep' }, { status: 'Choose a status' }],
    [{ role: 'bishop' }, { role: 'Choose a role' }],
  ])('is judged with %j', (changes, messages) => {
    expect(getMessages(memberInputSchema, { ...FORM, ...changes })).toEqual(messages);
  });
});

describe('the list of members', () => {
  it.each([
    {},
    { sort: 'name' },
    { sort: '-name' },
    { sort: '-created_at' },
    { status: 'inactive' },
    { has_account: 'true' },
    { has_account: 'false' },
  ])('may be asked for by %j', (query) => {
    expect(memberQuerySchema.parse(query)).toEqual({ page: 1, search: '', ...query });
  });

  it.each([{ sort: 'email' }, { status: 'asleep' }, { has_account: 'yes' }, { has_account: '' }])(
    'is never asked for by %j',
    (query) => {
      expect(memberQuerySchema.safeParse(query).success).toBe(false);
    },
  );

  it('is exported by the same filters, whole', () => {
    const filters = { search: 'Akinyi', status: 'active', has_account: 'true' };
    const query = { ...filters, page: 2, per_page: 50, sort: 'name' };
    expect(memberExportQuerySchema.parse(query)).toEqual(filters);
    expect(memberExportQuerySchema.parse({})).toEqual({ search: '' });
    expect(memberExportQuerySchema.safeParse({ status: 'asleep' }).success).toBe(false);
  });
});

describe('the figures of the register', () => {
  const FIGURES = { active: 420, inactive: 12, new_by_month: [{ month: '2026-11', count: 9 }] };

  it('count members without naming one', () => {
    const more = { ...FIGURES, new_by_month: [{ month: '2026-11', count: 9, names: ['Akinyi'] }], names: [] };
    expect(memberFiguresSchema.parse(more)).toEqual(FIGURES);
  });

  it.each([{ active: 1.5 }, { new_by_month: [{ month: '2026-11' }] }, { new_by_month: {} }])(
    'are never %j',
    (changes) => {
      expect(memberFiguresSchema.safeParse({ ...FIGURES, ...changes }).success).toBe(false);
    },
  );
});
