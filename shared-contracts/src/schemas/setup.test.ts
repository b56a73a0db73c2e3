import { setupInputSchema } from './setup';

const SETTINGS = {
  name: 'Kilele University church',
  product: 'Kilele',
  meeting_place: 'Main hall',
  address: 'Campus Road',
  time_zone: 'Africa/Nairobi',
  languages: 'en,sw',
  email: 'office@kilele.example',
  giving_paybill: '123456',
  giving_account: 'TITHE',
  giving_send_money: '',
  giving_account_holder: 'Kilele church',
};
const ADMINISTRATOR = {
  admin_first_name: 'Ann',
  admin_last_name: 'Otieno',
  admin_email: 'ann@kilele.example',
  password: 'lanterns by the river',
};
const INPUT = { ...SETTINGS, ...ADMINISTRATOR };

const fieldsOf = (input: object) => {
  const { error } = setupInputSchema.safeParse(input);
  return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]));
};

it('takes the settings and the administrator, and nothing else', () => {
  expect(setupInputSchema.parse({ ...INPUT, motto: 'Light', audit_retention_days: '1' })).toEqual({
    ...INPUT,
    sends_test_mail: false,
  });
});

it.each([
  [
    'the form with a password',
    { password_confirmation: ADMINISTRATOR.password, sends_test_mail: 'on' },
    true,
  ],
  ['the form without the message', { password_confirmation: ADMINISTRATOR.password }, false],
])('takes %s', (_, more, sends_test_mail) => {
  expect(setupInputSchema.parse({ ...INPUT, ...more })).toMatchObject({
    password: ADMINISTRATOR.password,
    sends_test_mail,
  });
});

it.each([
  ['left empty', { password: '', password_confirmation: '' }],
  ['null', { password: null, password_confirmation: null }],
  ['missing', { password: undefined }],
])('knows that a password which is %s is chosen by a link', (_, more) => {
  expect(setupInputSchema.parse({ ...INPUT, ...more }).password).toBeNull();
});

it.each([
  ['another one', { password_confirmation: 'lanterns by the sea' }],
  ['none', { password_confirmation: '' }],
  ['one without a password', { password: '', password_confirmation: 'lanterns by the river' }],
])('refuses a repeated password that is %s, also while more is wrong', (_, more) => {
  expect(fieldsOf({ ...INPUT, ...more })).toEqual({ password_confirmation: 'Passwords do not match' });
  expect(fieldsOf({ ...INPUT, ...more, admin_first_name: '' })).toEqual({
    admin_first_name: 'First name is required',
    password_confirmation: 'Passwords do not match',
  });
});

it.each([
  ['admin_first_name', '', 'First name is required'],
  ['admin_last_name', ' ', 'Last name is required'],
  ['admin_last_name', 'x'.repeat(81), expect.any(String)],
  ['admin_email', 'ann', expect.any(String)],
  ['password', 'short', expect.any(String)],
  ['name', '', expect.any(String)],
  ['time_zone', 'Mars/Base', expect.any(String)],
])('refuses %s: %p', (field, value, message) => {
  expect(fieldsOf({ ...INPUT, [field]: value })).toEqual({ [field]: message });
});

it.each(Object.keys(SETTINGS))('asks for %s', (field) => {
  expect(setupInputSchema.shape).toHaveProperty(field);
});
