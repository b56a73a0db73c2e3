import { userQuerySchema, userRoleSchema, userSchema, userStatusSchema } from './users';
import { getMessages } from '../testing';

const USER = {
  id: 7,
  version: 2,
  name: 'Akinyi Odhiambo',
  email: 'akinyi@demo.test',
  role: 'leader',
  account_department: 'music',
  email_confirmed: true,
  is_active: true,
  created_at: '2023-09-04T06:00:00.000Z',
};

describe('an account', () => {
  it.each([
    ['of a leader', USER],
    ['of a member', { ...USER, role: 'member', account_department: null, is_active: false }],
  ])('%s is shown without what is secret', (_, user) => {
    expect(userSchema.parse({ ...user, password_hash: 'x' })).toEqual(user);
  });

  it.each([
    { role: 'bishop' },
    { account_department: 'parking' },
    { account_department: undefined },
    { id: '7' },
    { is_active: 1 },
  ])('is never %j', (changes) => {
    expect(userSchema.safeParse({ ...USER, ...changes }).success).toBe(false);
  });
});

describe('the list of accounts', () => {
  it.each([
    { sort: 'created_at' },
    { sort: '-created_at' },
    { role: 'elder' },
    { is_active: 'true' },
    { is_active: 'false' },
  ])('may be asked for by %j', (query) => {
    expect(userQuerySchema.parse(query)).toEqual({ page: 1, search: '', ...query });
  });

  it.each([{ sort: 'name' }, { role: 'bishop' }, { is_active: 'yes' }, { is_active: '' }, { page: 0 }])(
    'is never asked for by %j',
    (query) => {
      expect(userQuerySchema.safeParse(query).success).toBe(false);
    },
  );
});

describe('a role', () => {
  it.each([
    [{ role: 'leader', department: 'music' }, 'music'],
    [{ role: 'member', department: '' }, null],
    [{ role: 'admin', department: null }, null],
    [{ role: 'pastor' }, null],
  ])('is given by %j', (input, department) => {
    expect(userRoleSchema.parse(input)).toEqual({ role: input.role, department });
  });

  it.each([
    [{}, { role: 'Role is required' }],
    [{ role: 'bishop' }, { role: 'Role is required' }],
    [{ role: 'leader' }, { department: 'A leader needs a department' }],
    [{ role: 'leader', department: '' }, { department: 'A leader needs a department' }],
    [{ role: 'leader', department: 'parking' }, { department: expect.any(String) }],
    [{ role: 'elder', department: 'music' }, { department: 'Only leaders have a department' }],
    [{ role: 'member', department: 'music' }, { department: 'Only leaders have a department' }],
  ])('is never given by %j', (input, messages) => {
    expect(getMessages(userRoleSchema, input)).toEqual(messages);
  });
});

it.each([
  [{ is_active: true }, true],
  [{ is_active: false }, false],
  [{ is_active: 'on' }, true],
])('the status %j leaves the account active: %p', (input, is_active) => {
  expect(userStatusSchema.parse(input)).toEqual({ is_active });
});

it('changes no account by a status that says nothing', () => {
  expect(userStatusSchema.safeParse({}).error?.issues).toMatchObject([
    { path: ['is_active'], message: 'Active is true or false' },
  ]);
});
