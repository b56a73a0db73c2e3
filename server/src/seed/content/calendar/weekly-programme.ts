import type { worshipServices } from '../../../database/schema/content/homepage';

type Slot = Omit<typeof worshipServices.$inferInsert, 'id' | 'sortOrder'>;

const HALL = 'Main Assembly Hall';
const [SUN, MON, TUE, WED, THU, FRI, SAT] = [0, 1, 2, 3, 4, 5, 6] as const;

const SERVICES: readonly Slot[] = [
  {
    name: 'Sabbath School',
    day: SAT,
    startTime: '08:20',
    endTime: '10:00',
    location: HALL,
    description: 'A general programme for everybody, then the week’s lesson in classes of about twelve.',
    kind: 'service',
  },
  {
    name: 'Divine Worship',
    day: SAT,
    startTime: '10:00',
    endTime: '13:00',
    location: HALL,
    description: 'Praise, the children’s story and the church at work; the sermon starts at 11.',
    kind: 'service',
  },
  {
    name: 'Prayer Meeting',
    day: WED,
    startTime: '19:00',
    endTime: '20:00',
    location: 'Lecture Theatre 2',
    description:
      'The second half of Wednesday’s Bible study evening belongs to prayer. Come straight from class.',
    kind: 'service',
  },
];

const WEEKLY: readonly Slot[] = [
  {
    name: 'Baptismal and membership classes',
    day: SUN,
    startTime: '08:00',
    endTime: '10:00',
    location: 'Room B12',
    description: 'Thirteen lessons, no examination. You may join at any of them.',
  },
  {
    name: 'Choir practice',
    day: SUN,
    startTime: '14:00',
    endTime: '17:00',
    location: 'Music Room',
    description:
      'The three choirs, one after another: Blissful at two, the Church Choir at three, DCM at four.',
  },
  {
    name: 'Prayer',
    day: MON,
    startTime: '17:00',
    endTime: '18:00',
    location: 'Prayer Room, behind the hall',
    description: 'An hour to lay the week down before it begins.',
  },
  {
    name: 'Family meeting',
    day: TUE,
    startTime: '18:30',
    endTime: '20:00',
    location: 'Residences and classrooms',
    description: 'The twelve Bible study families meet, each in its own place.',
  },
  {
    name: 'Prayers',
    day: WED,
    startTime: '17:00',
    endTime: '18:00',
    location: 'Prayer Room, behind the hall',
    description: 'Prayer for the requests that came in during the week.',
  },
  {
    name: 'Bible study',
    day: WED,
    startTime: '18:30',
    endTime: '20:00',
    location: 'Lecture Theatre 2',
    description: 'One book of the Bible a semester, a chapter a week, then the prayer meeting from seven.',
  },
  {
    name: 'Lesson harmonization',
    day: THU,
    startTime: '16:30',
    endTime: '18:00',
    location: 'Room B12',
    description: 'The Sabbath School teachers work through Sabbath’s lesson together. Listeners are welcome.',
  },
  {
    name: 'Choir practice',
    day: FRI,
    startTime: '16:00',
    endTime: '18:00',
    location: HALL,
    description: 'The choir of the week sings through what it will lead on Sabbath.',
  },
  {
    name: 'Vespers',
    day: FRI,
    startTime: '18:30',
    endTime: '20:00',
    location: HALL,
    description: 'We open the Sabbath with song, a short word and prayer.',
  },
  {
    name: 'Sabbath worship',
    day: SAT,
    startTime: '07:50',
    endTime: '18:00',
    location: HALL,
    description: 'The whole day, from the first prayer to the last song at sunset.',
  },
].map((slot) => ({ ...slot, kind: 'weekly' as const }));

const SABBATH: readonly Slot[] = [
  { name: 'Morning prayer', startTime: '07:50', endTime: '08:20', description: 'A quiet beginning.' },
  {
    name: 'Sabbath School programme',
    startTime: '08:20',
    endTime: '09:00',
    description: 'Song service, the superintendent’s remarks and the mission story.',
  },
  {
    name: 'Lesson study',
    startTime: '09:00',
    endTime: '10:00',
    description: 'In classes, in English and Kiswahili, with one class for visitors.',
  },
  {
    name: 'Praise and the church at work',
    startTime: '10:00',
    endTime: '11:00',
    description: 'Choirs, welcome, announcements and what the ministries did this week.',
  },
  {
    name: 'Divine Service',
    startTime: '11:00',
    endTime: '13:00',
    description: 'Worship, offering, the sermon.',
  },
  {
    name: 'Lunch together',
    startTime: '13:00',
    endTime: '14:00',
    location: 'The lawn beside the hall',
    description: 'Families bring food to share. A guest never has to.',
  },
  {
    name: 'Afternoon fellowship',
    startTime: '14:00',
    endTime: '17:00',
    description: 'Adventist Youth, Bible questions, visits to the hospital or singing, week by week.',
  },
  {
    name: 'Closing of the Sabbath',
    startTime: '17:30',
    endTime: '18:00',
    description: 'One hymn, one psalm, and the week begins.',
  },
].map((slot) => ({ location: HALL, ...slot, day: SAT, kind: 'sabbath' as const }));

const OFFICE: readonly Slot[] = [MON, TUE, WED, THU, FRI, SAT].map((day) => ({
  name: 'Church office',
  day,
  startTime: day === SAT ? '07:00' : '09:00',
  endTime: day === SAT ? '14:00' : '17:00',
  location: 'Room 4, Student Centre',
  description:
    day === SAT
      ? 'The welcome desk in the foyer of the hall.'
      : 'Letters, transfers, room bookings, questions.',
  kind: 'office' as const,
}));

/** The week, each block in its order. Every block that shows a time reads it from here. */
export const WEEKLY_PROGRAMME = [...SERVICES, ...WEEKLY, ...SABBATH, ...OFFICE].map((slot, index) => ({
  ...slot,
  sortOrder: index,
}));
