import { currentSessionSchema, currentUserSchema, sessionDataSchema, signedInSchema } from './auth';
import { moderatedPrayerSchema, publicPrayerSchema } from './prayers';

const USER = {
  id: 7,
  name: 'Akinyi Odhiambo',
  first_name: 'Akinyi',
  last_name: 'Odhiambo',
  email: 'akinyi@demo.test',
  phone: null,
  date_of_birth: null,
  address: null,
  role: 'leader',
  department: 'music',
  created_at: '2023-09-04T06:00:00.000Z',
  updated_at: null,
};
const SESSION = { user: USER, role: 'leader', department: 'music' };

it('a sign-in is read at the top and below data, as the portals do', () => {
  const body = {
    success: true,
    data: { ...SESSION, token: 'secret' },
    token: 'secret',
    user: USER,
    role: 'leader',
    member_type: 'regular',
  };
  expect(signedInSchema.parse(body)).toEqual(body);
  expect(signedInSchema.safeParse({ ...body, member_type: 'guest' }).success).toBe(false);
});

it('who is signed in is told without the token', () => {
  expect(currentSessionSchema.parse({ ...SESSION, token: 'secret', password_hash: 'x' })).toEqual(SESSION);
  expect(currentSessionSchema.safeParse({ ...SESSION, role: 'bishop' }).success).toBe(false);
});

it('a request on the wall is an approved one', () => {
  const prayer = {
    id: 1,
    title: 'Exams',
    description: 'For my exams',
    category: 'guidance',
    prayer_type: 'academic',
    is_urgent: false,
    is_anonymous: true,
    requester_name: null,
    status: 'approved',
    prayed_count: 3,
    created_at: '2026-11-21T06:00:00.000Z',
  };
  expect(publicPrayerSchema.parse({ ...prayer, email: 'akinyi@demo.test' })).toEqual(prayer);
  expect(publicPrayerSchema.safeParse({ ...prayer, status: 'pending' }).success).toBe(false);
});

describe('the signed-in person', () => {
  it.each([
    ['as older servers tell', {}],
    [
      'with all there is',
      {
        phone: '0700 000 044',
        date_of_birth: '1999-02-28',
        address: 'Hostel B, room 12',
        updated_at: '2026-11-21T06:00:00.000Z',
        email_confirmed: true,
        photo_url: '/media/akinyi-640x640-1a2b3c4d-f2e8d5',
      },
    ],
    ['without department and photo', { role: 'member', department: null, photo_url: null }],
  ])('%s', (_, changes) => {
    const user = { ...USER, ...changes };
    expect(currentUserSchema.parse({ ...user, password_hash: 'x' })).toEqual(user);
  });

  it.each([{ role: 'bishop' }, { department: 'parking' }, { email: null }, { email_confirmed: 'yes' }])(
    'is never %j',
    (changes) => {
      expect(currentUserSchema.safeParse({ ...USER, ...changes }).success).toBe(false);
    },
  );

  it('gets a token once, with the session', () => {
    const session = { ...SESSION, token: 'secret' };
    expect(sessionDataSchema.parse({ ...session, password_hash: 'x' })).toEqual(session);
    expect(sessionDataSchema.safeParse(SESSION).success).toBe(false);
    expect(sessionDataSchema.safeParse({ ...session, department: 'parking' }).success).toBe(false);
  });
});

describe('a prayer request as moderators see it', () => {
  const PRAYER = {
    id: 1,
    version: 2,
    title: 'Exams',
    prayer_text: 'For my exams',
    category: 'guidance',
    urgency_level: 'urgent',
    is_public: true,
    is_anonymous: false,
    requester_name: 'Akinyi Odhiambo',
    status: 'rejected',
    is_featured: false,
    prayed_count: 3,
    rejected_reason: 'Names somebody',
    approved_by: 'Pastor Omondi',
    approved_at: '2026-11-22T06:00:00.000Z',
    created_at: '2026-11-21T06:00:00.000Z',
  };
  const NOBODY = { requester_name: null, rejected_reason: null, approved_by: null, approved_at: null };

  it.each([
    ['with all there is', {}],
    ['that nobody has read', { ...NOBODY, urgency_level: 'normal', status: 'pending', is_anonymous: true }],
  ])('%s', (_, changes) => {
    const prayer = { ...PRAYER, ...changes };
    expect(moderatedPrayerSchema.parse({ ...prayer, email: 'akinyi@demo.test' })).toEqual(prayer);
  });

  it.each([{ urgency_level: 'high' }, { urgency_level: '' }, { status: 'all' }, { prayed_count: 0.5 }])(
    'is never %j',
    (changes) => {
      expect(moderatedPrayerSchema.safeParse({ ...PRAYER, ...changes }).success).toBe(false);
    },
  );
});
