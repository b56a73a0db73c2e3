import type { PrayerSeed } from './prayer-seed';
import { APPROVED_PRAYERS } from './prayers-approved';

const PENDING: readonly Omit<PrayerSeed, 'status'>[] = [
  {
    daysAgo: 0,
    title: 'My roommate',
    text: 'She has not eaten or spoken since Sunday. I am with her and we have called the counsellor. Please pray for her tonight.',
    category: 'healing',
    kind: 'health',
    name: null,
    is_urgent: true,
  },
  {
    daysAgo: 0,
    title: 'Accident on the Kilele road',
    text: 'My father was in the matatu that overturned this morning. We are on the way to the hospital.',
    category: 'family',
    kind: 'family',
    name: 'Cynthia Wairimu',
    is_urgent: true,
  },
  {
    daysAgo: 0,
    title: 'An interview on Thursday',
    text: 'It is my first one. I want to speak the truth about what I can and cannot do.',
    category: 'guidance',
    kind: 'personal',
    name: 'Felix Kiprono',
  },
  {
    daysAgo: 1,
    title: 'Thank you',
    text: 'The lost certificate was in my mother’s Bible all along.',
    category: 'thanksgiving',
    kind: 'personal',
    name: 'Pauline Nasimiyu',
  },
  {
    daysAgo: 1,
    title: 'A friend who left the church',
    byDemoMember: true,
    text: 'We used to be in the same family group. I do not want to argue with him, I would like to stay his friend.',
    category: 'spiritual',
    kind: 'spiritual',
    name: 'Mercy',
  },
  {
    daysAgo: 2,
    title: 'Group work',
    text: 'Five people, one laptop, two of us working. Patience, please, and a good presentation on Monday.',
    category: 'other',
    kind: 'other',
    name: 'Collins Odera',
  },
];

const REJECTED: PrayerSeed = {
  daysAgo: 10,
  title: 'Cheap laptops',
  text: 'Laptops at half price, write to me.',
  category: 'other',
  kind: 'other',
  name: 'A trader',
  status: 'rejected',
};

export const PRAYERS: readonly PrayerSeed[] = [
  ...APPROVED_PRAYERS,
  ...PENDING.map((request) => ({ ...request, status: 'pending' as const })),
  REJECTED,
];
