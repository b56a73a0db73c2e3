import { currentSessionSchema, signedInSchema } from './auth';
import { publicPrayerSchema } from './prayer';

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
