import {
  accountDeletionSchema,
  deviceSessionSchema,
  mailChoicesInputSchema,
  mailChoicesSchema,
  ownDonationSchema,
  ownEventSchema,
  ownMinistrySchema,
  ownPrayerQuerySchema,
  ownPrayerSchema,
  photoSchema,
} from './own-account';
import { getMessages } from '../testing';

const DEVICE = {
  id: 3,
  device: 'Chrome on Android',
  created_at: '2026-11-01T06:00:00.000Z',
  last_seen_at: '2026-11-21T06:05:00.000Z',
  is_current: true,
};
const CHOICES = { wants_messages: true, wants_reminders: false, wants_newsletter: true };
const MINISTRY = {
  id: 4,
  name: 'Church Choir',
  role: 'Secretary',
  status: 'joined',
  meeting_time: 'Wednesdays at 5 PM',
  location: 'Music Room',
};
const EVENT = {
  id: 12,
  title: 'Vespers with the choirs',
  location: 'Main Assembly Hall',
  status: 'published',
  occurrence: '2026-11-27T15:30:00.000Z',
  end_datetime: '2026-11-27T17:00:00.000Z',
};
const PRAYER = {
  id: 5,
  title: 'Exams',
  description: 'For my exams',
  category: 'guidance',
  status: 'pending',
  is_public: true,
  is_urgent: false,
  prayed_count: 3,
  created_at: '2026-11-21T06:00:00.000Z',
};
const DONATION = { id: 6, amount: 2500, purpose: 'Tithe', given_at: '2026-11-21T06:00:00.000Z' };

describe('what a person sees of their own account', () => {
  it.each([
    ['a signed-in device', deviceSessionSchema, DEVICE],
    ['the emails they get', mailChoicesSchema, CHOICES],
    [
      'the emails they get before their address is confirmed',
      mailChoicesSchema,
      { ...CHOICES, wants_newsletter: null },
    ],
    ['a ministry of theirs', ownMinistrySchema, MINISTRY],
    [
      'a ministry without time and place',
      ownMinistrySchema,
      { ...MINISTRY, meeting_time: null, location: null },
    ],
    ['an event they come to', ownEventSchema, EVENT],
    ['an event without a place', ownEventSchema, { ...EVENT, location: null }],
    ['a prayer request of theirs', ownPrayerSchema, PRAYER],
    ['a gift of theirs', ownDonationSchema, DONATION],
  ])('%s comes with every field, and nothing else', (_, schema, sample) => {
    expect(schema.parse({ ...sample, user_id: 7 })).toEqual(sample);
  });

  it.each([
    ['a device without a number', deviceSessionSchema, { ...DEVICE, id: undefined }],
    ['half of a device number', deviceSessionSchema, { ...DEVICE, id: 3.5 }],
    ['no choice of reminders', mailChoicesSchema, { ...CHOICES, wants_reminders: null }],
    ['a place in a ministry that was left', ownMinistrySchema, { ...MINISTRY, status: 'left' }],
    ['an event that is neither on nor off', ownEventSchema, { ...EVENT, status: 'maybe' }],
    ['a prayer for the weather', ownPrayerSchema, { ...PRAYER, category: 'weather' }],
    ['a prayer request that is gone', ownPrayerSchema, { ...PRAYER, status: 'deleted' }],
    ['a gift in cents', ownDonationSchema, { ...DONATION, amount: 25.5 }],
  ])('is never %s', (_, schema, value) => {
    expect(schema.safeParse(value).success).toBe(false);
  });
});

describe('a photo', () => {
  const PICTURE = '/media/akinyi-640x640-1a2b3c4d-f2e8d5';

  it.each([
    [PICTURE, PICTURE],
    [` ${PICTURE} `, PICTURE],
    ['', null],
    [null, null],
    [undefined, null],
  ])('given as %p is %p', (photo_url, saved) => {
    expect(photoSchema.parse({ photo_url })).toEqual({ photo_url: saved });
  });

  it.each([
    ['/media/choir.pdf', 'Please choose a picture'],
    ['https://demo.test/akinyi.jpg', 'Please choose a picture'],
    ['a'.repeat(500), 'Please choose a picture'],
    ['a'.repeat(501), 'At most 500 characters'],
  ])('is never %s', (photo_url, message) => {
    expect(getMessages(photoSchema, { photo_url })).toEqual({ photo_url: message });
  });
});

describe('the choice of emails', () => {
  it('leaves as it is what isn’t named', () => {
    expect(mailChoicesInputSchema.parse({})).toEqual({});
    expect(mailChoicesInputSchema.parse({ wants_reminders: false })).toEqual({ wants_reminders: false });
    expect(mailChoicesInputSchema.parse({ ...CHOICES, user_id: 7 })).toEqual(CHOICES);
  });

  it.each(['wants_messages', 'wants_reminders', 'wants_newsletter'])('of %s is yes or no', (name) => {
    expect(getMessages(mailChoicesInputSchema, { [name]: 'sometimes' })).toEqual({
      [name]: 'Choose yes or no',
    });
  });
});

it.each([
  [{}, { current_password: 'Please enter your current password' }],
  [{ current_password: '' }, { current_password: 'Please enter your current password' }],
  [{ current_password: 'x' }, {}],
  [{ current_password: 'x'.repeat(200) }, {}],
  [{ current_password: 'x'.repeat(201) }, { current_password: 'At most 200 characters' }],
])('deleting the own account asks for the password: %j', (input, messages) => {
  expect(getMessages(accountDeletionSchema, input)).toEqual(messages);
});

it.each([
  ['created_at', true],
  ['-created_at', true],
  ['title', false],
])('the own prayer requests are sorted by %s: %p', (sort, isGood) => {
  expect(ownPrayerQuerySchema.safeParse({ sort }).success).toBe(isGood);
});
