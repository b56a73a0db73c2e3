import {
  leaderLoginSchema,
  loginSchema,
  passwordChangeFormSchema,
  passwordChangeSchema,
  profileSchema,
  registerSchema,
} from './auth';
import {
  moderationQuerySchema,
  prayerFeatureSchema,
  prayerHomeSchema,
  prayerPageSchema,
  prayerQuerySchema,
  prayerRejectionSchema,
  prayerSubmissionSchema,
} from './prayers';
import { inquirySchema, newsletterSchema, visitSchema } from './visitor-forms';
import { getMessages } from '../testing';

const EMAIL = 'akinyi@demo.test';
const long = (length: number) => 'a'.repeat(length);

describe('signing in', () => {
  it('takes the address in small letters, and the password as it is', () => {
    expect(loginSchema.parse({ email: ' Akinyi@Demo.test', password: ' A b ' })).toEqual({
      email: EMAIL,
      password: ' A b ',
    });
  });

  it.each([
    [undefined, { password: 'Password is required' }],
    ['', { password: 'Password is required' }],
    ['a', {}],
    [long(200), {}],
    [long(201), { password: 'At most 200 characters' }],
  ])('with the password %p', (password, messages) => {
    expect(getMessages(loginSchema, { email: EMAIL, password })).toEqual(messages);
  });

  it('asks leaders for their department first', () => {
    const input = { email: EMAIL, password: 'x' };
    const message = { department: 'Please select your department first' };
    expect(getMessages(leaderLoginSchema, input)).toEqual(message);
    expect(getMessages(leaderLoginSchema, { ...input, department: 'parking' })).toEqual(message);
    expect(leaderLoginSchema.parse({ ...input, department: 'music' }).department).toBe('music');
  });
});

describe('joining', () => {
  const input = {
    first_name: ' Akinyi ',
    last_name: 'Odhiambo',
    email: EMAIL,
    password: '12345678',
    password_confirmation: '12345678',
  };
  const messages = (changes: object) => getMessages(registerSchema, { ...input, ...changes });

  it('takes a person with two names, an address and a password', () => {
    expect(registerSchema.parse(input)).toEqual({ ...input, first_name: 'Akinyi', phone: null });
  });

  it.each([
    [{ first_name: '' }, { first_name: 'First name is required' }],
    [{ first_name: long(81) }, { first_name: 'At most 80 characters' }],
    [{ last_name: ' ' }, { last_name: 'Last name is required' }],
    [{ last_name: long(81) }, { last_name: 'At most 80 characters' }],
    [{ email: 'akinyi' }, { email: 'A valid email address is required' }],
    [{ phone: long(41) }, { phone: 'At most 40 characters' }],
    [{ password_confirmation: '12345679' }, { password_confirmation: 'Passwords do not match' }],
    [{ password_confirmation: undefined }, { password_confirmation: 'Please repeat the password' }],
  ])('with %j', (changes, expected) => {
    expect(messages(changes)).toEqual(expected);
  });

  it.each([
    ['1234567', { password: 'Password must be at least 8 characters' }],
    [long(200), {}],
    [long(201), { password: 'At most 200 characters' }],
  ])('with the password %p', (password, expected) => {
    expect(messages({ password, password_confirmation: password })).toEqual(expected);
  });

  it('asks for a password', () => {
    expect(messages({ password: undefined })).toMatchObject({ password: 'Password is required' });
  });
});

describe('a profile', () => {
  const input = { first_name: 'Akinyi', last_name: 'Odhiambo', email: EMAIL };

  it('empties what is left empty', () => {
    const empty = { ...input, phone: '', date_of_birth: '', address: ' ' };
    const saved = { ...input, phone: null, date_of_birth: null, address: null };
    expect(profileSchema.parse(empty)).toEqual(saved);
    expect(profileSchema.parse(input)).toEqual(saved);
    expect(profileSchema.parse({ ...input, date_of_birth: '1999-02-28' }).date_of_birth).toBe('1999-02-28');
  });

  it.each([
    [{ first_name: '' }, { first_name: 'First name is required' }],
    [{ first_name: long(81) }, { first_name: 'At most 80 characters' }],
    [{ last_name: '' }, { last_name: 'Last name is required' }],
    [{ last_name: long(81) }, { last_name: 'At most 80 characters' }],
    [{ phone: long(41) }, { phone: 'At most 40 characters' }],
    [{ address: long(301) }, { address: 'At most 300 characters' }],
    [{ current_password: long(201) }, { current_password: 'At most 200 characters' }],
    [{ current_password: long(200) }, {}],
  ])('with %j', (changes, expected) => {
    expect(getMessages(profileSchema, { ...input, ...changes })).toEqual(expected);
  });

  it.each([
    ['1999-02-30', 'A valid date is required'],
    ['soon', 'A valid date is required'],
    [1999, expect.any(String)],
  ])('refuses %p as a date of birth', (date_of_birth, message) => {
    expect(getMessages(profileSchema, { ...input, date_of_birth })).toEqual({ date_of_birth: message });
  });
});

it.each([
  [{}, 'Please enter your current password'],
  [{ current_password: '' }, 'Please enter your current password'],
  [{ current_password: long(201) }, 'At most 200 characters'],
  [{ current_password: 'x', password: '1234567' }, undefined, 'Password must be at least 8 characters'],
  [{ current_password: 'x' }, undefined],
])('a new password, with %j', (changes, current_password, password = undefined as string | undefined) => {
  const messages = getMessages(passwordChangeSchema, { password: '12345678', ...changes });
  expect([messages['current_password'], messages['password']]).toEqual([current_password, password]);
});

it.each([
  [{ password_confirmation: '12345678' }, {}],
  [{ password_confirmation: '12345679' }, { password_confirmation: 'Passwords do not match' }],
  [{}, { password_confirmation: expect.any(String) }],
  [
    { current_password: '', password_confirmation: '12345678' },
    { current_password: 'Please enter your current password' },
  ],
])('a new password is typed twice: %j', (changes, messages) => {
  const input = { current_password: 'x', password: '12345678' };
  expect(getMessages(passwordChangeFormSchema, { ...input, ...changes })).toEqual(messages);
});

describe('a prayer request', () => {
  const home = { requester_name: 'Akinyi', prayer_request: 'For my exams' };
  const page = { title: 'Exams', description: 'For my exams' };

  it('of the home page gives thanks, isn’t urgent and may be read by all, unless it says otherwise', () => {
    expect(prayerHomeSchema.parse(home)).toEqual({
      ...home,
      category: 'thanksgiving',
      is_urgent: false,
      is_public: true,
    });
  });

  it('of the prayer department is personal, and neither urgent nor anonymous', () => {
    expect(prayerPageSchema.parse({ ...page, requester_name: ' Akinyi ' })).toEqual({
      ...page,
      prayer_type: 'personal',
      is_urgent: false,
      is_anonymous: false,
      requester_name: 'Akinyi',
    });
  });

  it.each([
    [{ requester_name: '' }, { requester_name: 'Your name is required' }],
    [{ requester_name: long(121) }, { requester_name: 'At most 120 characters' }],
    [{ requester_name: long(120) }, {}],
    [{ prayer_request: '' }, { prayer_request: 'Prayer request text is required' }],
    [{ prayer_request: long(4000) }, {}],
    [{ prayer_request: long(4001) }, { prayer_request: 'At most 4000 characters' }],
    [{ category: 'weather' }, { category: expect.any(String) }],
  ])('of the home page with %j', (changes, messages) => {
    expect(getMessages(prayerHomeSchema, { ...home, ...changes })).toEqual(messages);
  });

  it.each([
    [{ title: '' }, { title: 'Title is required' }],
    [{ title: long(200) }, {}],
    [{ title: long(201) }, { title: 'At most 200 characters' }],
    [{ description: '' }, { description: 'Description is required' }],
    [{ description: long(4000) }, {}],
    [{ description: long(4001) }, { description: 'At most 4000 characters' }],
    [{ requester_name: long(121) }, { requester_name: 'At most 120 characters' }],
    [{ requester_name: long(120) }, {}],
    [{ prayer_type: 'weather' }, { prayer_type: expect.any(String) }],
  ])('of the prayer department with %j', (changes, messages) => {
    expect(getMessages(prayerPageSchema, { ...page, ...changes })).toEqual(messages);
  });

  it('arrives as it was typed: its form is told by its fields', () => {
    expect(prayerSubmissionSchema.parse(page)).toEqual(page);
    expect(prayerSubmissionSchema.safeParse('a prayer').success).toBe(false);
  });

  it('is listed once it is approved, and by its date', () => {
    expect(prayerQuerySchema.parse({})).toEqual({ page: 1, search: '' });
    expect(getMessages(prayerQuerySchema, { status: 'approved', sort: '-created_at' })).toEqual({});
    expect(getMessages(prayerQuerySchema, { status: 'pending' })).toHaveProperty('status');
    expect(getMessages(prayerQuerySchema, { sort: 'title' })).toHaveProperty('sort');
  });
});

describe('the queue of prayer requests', () => {
  it('holds what is pending unless another status is asked for', () => {
    expect(moderationQuerySchema.parse({})).toEqual({ page: 1, search: '', status: 'pending' });
  });

  it.each([
    { status: 'approved' },
    { status: 'rejected' },
    { status: 'all' },
    { sort: 'queue' },
    { sort: '-queue' },
    { sort: '-created_at' },
  ])('may be asked for by %j', (query) => {
    expect(moderationQuerySchema.parse(query)).toMatchObject(query);
  });

  it.each([{ status: 'deleted' }, { status: '' }, { sort: 'title' }])('is never asked for by %j', (query) => {
    expect(moderationQuerySchema.safeParse(query).success).toBe(false);
  });

  it.each([
    [undefined, undefined],
    [null, null],
    [{}, { is_featured: true }],
    [{ is_featured: 'false' }, { is_featured: false }],
  ])('a request is put at the top of the wall by %j', (body, read) => {
    expect(prayerFeatureSchema.parse(body)).toEqual(read);
  });

  it.each([
    [undefined, undefined],
    [null, null],
    [{}, { reason: null }],
    [{ reason: ' Names somebody ' }, { reason: 'Names somebody' }],
    [{ reason: long(1000) }, { reason: long(1000) }],
  ])('a request is turned down by %j', (body, read) => {
    expect(prayerRejectionSchema.parse(body)).toEqual(read);
  });

  it('gives a reason of at most 1000 characters', () => {
    expect(getMessages(prayerRejectionSchema, { reason: long(1001) })).toEqual({
      reason: 'At most 1000 characters',
    });
  });
});

describe('the newsletter', () => {
  it.each([
    [undefined, []],
    ['events', ['events']],
    [
      ['events', 'prayer', 'events'],
      ['events', 'prayer'],
    ],
  ])('with the interests %j notes %j', (interests, noted) => {
    expect(newsletterSchema.parse({ email: EMAIL, interests }).interests).toEqual(noted);
  });

  it('refuses other interests, and more than anyone has', () => {
    expect(getMessages(newsletterSchema, { email: EMAIL, interests: 'weather' })).toHaveProperty([
      'interests.0',
    ]);
    const many = (count: number) => ({ email: EMAIL, interests: Array(count).fill('events') });
    expect(getMessages(newsletterSchema, many(100))).toEqual({});
    expect(getMessages(newsletterSchema, many(101))).toHaveProperty('interests');
    expect(getMessages(newsletterSchema, {})).toEqual({ email: 'A valid email address is required' });
  });
});

it('an inquiry is an address, and a message of at most 2000 characters', () => {
  expect(inquirySchema.parse({ email: EMAIL })).toEqual({ email: EMAIL, message: null });
  expect(getMessages(inquirySchema, { email: '' })).toEqual({ email: 'A valid email address is required' });
  expect(getMessages(inquirySchema, { email: EMAIL, message: long(2001) })).toEqual({
    message: 'At most 2000 characters',
  });
});

describe('a planned visit', () => {
  const visit = { name: 'Halima', day: '2030-11-30' };

  it('needs a name, a day, and a phone number or an email address', () => {
    expect(visitSchema.parse({ ...visit, phone: '0700 000 044', email: '' })).toEqual({
      ...visit,
      phone: '0700 000 044',
      email: null,
      message: null,
    });
    expect(visitSchema.parse({ ...visit, email: EMAIL })).toMatchObject({ phone: null, email: EMAIL });
    expect(getMessages(visitSchema, {})).toEqual({
      name: 'Your name is required',
      day: 'Choose the day of your visit',
      phone: 'Leave a phone number or an email address',
    });
  });

  it('takes no number nobody could call, and no address nobody could write to', () => {
    expect(getMessages(visitSchema, { ...visit, phone: 'later' })).toEqual({
      phone: 'A phone number has only digits, such as 0712 345 678 or +254 712 345 678',
    });
    expect(getMessages(visitSchema, { ...visit, email: 'halima' })).toEqual({
      email: 'A valid email address is required',
    });
  });

  it.each(['+254 700 000 044', '0700-000-044', '(020) 123/456', '123456'])(
    'takes the phone number %s',
    (phone) => {
      expect(visitSchema.parse({ ...visit, phone }).phone).toBe(phone);
    },
  );

  it.each([
    [{ phone: '12345' }, { phone: 'A phone number has at least six digits' }],
    [{ phone: '123-45' }, { phone: 'A phone number has at least six digits' }],
    [{ phone: '------' }, { phone: 'A phone number has at least six digits' }],
    [
      { phone: '++254700000044' },
      { phone: 'A phone number has only digits, such as 0712 345 678 or +254 712 345 678' },
    ],
    [
      { phone: 'call 0700000044' },
      { phone: 'A phone number has only digits, such as 0712 345 678 or +254 712 345 678' },
    ],
    [
      { phone: '0700000044 at noon' },
      { phone: 'A phone number has only digits, such as 0712 345 678 or +254 712 345 678' },
    ],
    [{ phone: '1'.repeat(16) }, { phone: 'This phone number has too many digits' }],
    [{ phone: '1'.repeat(41) }, { phone: 'At most 40 characters' }],
    [{ name: long(120) }, {}],
    [{ name: long(121) }, { name: 'At most 120 characters' }],
    [{ day: '2030-02-30' }, { day: 'Choose the day of your visit' }],
    [{ email: long(255) }, { email: 'At most 254 characters' }],
    [{ message: long(1000) }, {}],
    [{ message: long(1001) }, { message: 'At most 1000 characters' }],
  ])('is judged with %j', (changes, messages) => {
    expect(getMessages(visitSchema, { ...visit, phone: '0700 000 044', ...changes })).toEqual(messages);
  });

  it('names the address to write to in small letters', () => {
    expect(visitSchema.parse({ ...visit, email: ' Halima@Demo.test ' }).email).toBe('halima@demo.test');
  });
});
