import { addDays } from '@narthex/shared-contracts';
import { createHash } from 'node:crypto';
import type { inquiries, newsletterSubscriptions } from '@narthex/server/database/schema/visitor-forms';
import type { broadcasts } from '@narthex/server/database/schema/mail';
import { daysAgo, type SeedTime } from '../seed-time';

const INQUIRIES = [
  {
    email: 'new.student@visitors.example',
    message: 'I begin in January. Where do you meet on Sabbath, and may I come in ordinary clothes?',
    daysAgo: 1,
  },
  {
    email: 'parent@visitors.example',
    message: 'My daughter sings. Whom does she ask about the choir?',
    daysAgo: 3,
  },
  { email: 'neighbour@visitors.example', message: null, daysAgo: 6 },
] as const;

/** Creates recent inquiries and a planned visit, all without a reply. */
export const inquiryRows = (time: SeedTime): (typeof inquiries.$inferInsert)[] => [
  ...INQUIRIES.map(({ email, message, daysAgo: ago }) => ({
    email,
    message,
    created_at: daysAgo(time, ago, '09:20'),
  })),
  {
    email: null,
    phone: '+254 700 000 044',
    visitor_name: 'Halima Noor',
    visit_day: addDays(time.thisSabbath, 7),
    message: 'I come with my two children. Is there something for them?',
    created_at: daysAgo(time, 0, '08:05'),
  },
];

const READERS = [
  { name: 'wanjiru', interests: ['events', 'sermons'] },
  { name: 'barasa', interests: ['prayer'] },
  { name: 'chebet', interests: [] },
  { name: 'odhiambo', interests: ['ministries', 'community'] },
] as const;

/** The same at each seeding. Nobody has these addresses, so nothing hangs on the secret. */
const demoToken = (name: string) => createHash('sha256').update(`reader ${name}`).digest('base64url');

/** Readers of the newsletter, all confirmed. */
export const subscriptionRows = (time: SeedTime): (typeof newsletterSubscriptions.$inferInsert)[] =>
  READERS.map(({ name, interests }, index) => ({
    email: `${name}@readers.example`,
    interests: [...interests],
    token: demoToken(name),
    created_at: daysAgo(time, 40 + index),
    confirmed_at: daysAgo(time, 40 + index),
  }));

/** A broadcast in the making. */
export const broadcastRows = (time: SeedTime): (typeof broadcasts.$inferInsert)[] => [
  {
    subject: 'Before the Sabbath: what is coming',
    body:
      '<p>Dear friends,</p><p>this is what we do this week. You are welcome, and you can bring a friend.</p>' +
      '<ul><li><strong>Vespers</strong>: {{service:vespers.day}}, {{service:vespers.hours}}, {{service:vespers.place}}</li><li><strong>Divine Service</strong>: {{service:divine-service.day}}, {{service:divine-service.hours}}; afterwards there is lunch for everybody.</li></ul>' +
      '<p><a href="/Events">See all events</a></p>',
    audience: 'newsletter',
    author_label: 'Communication department',
    created_at: daysAgo(time, 1, '15:00'),
    updated_at: daysAgo(time, 1, '15:00'),
  },
];
