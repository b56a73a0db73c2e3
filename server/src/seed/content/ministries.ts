import type { MinistryPageName } from '@narthex/shared-contracts/closed-lists';

export interface MinistrySeed {
  readonly name: string;
  /** The public page that is about it. */
  readonly ministryPage?: MinistryPageName;
  readonly description: string;
  readonly leader: string;
  readonly mailbox: string;
  readonly meets: string;
  readonly location: string;
  readonly category: 'general' | 'youth' | 'worship' | 'outreach' | 'education';
  /** How many members belong to it. */
  readonly size: number;
  readonly isActive?: boolean;
}

export const MINISTRIES: readonly MinistrySeed[] = [
  {
    name: 'Church Choir',
    ministryPage: 'church_choir',
    description:
      'Forty voices that lead the singing on Sabbath. Four parts, hymns old and new, and one song each month in a language most of us have to learn first.',
    leader: 'Kevin Otieno Were',
    mailbox: 'choir',
    meets: 'Sundays and Fridays',
    location: 'Music Room',
    category: 'worship',
    size: 40,
  },
  {
    name: 'DCM',
    ministryPage: 'dcm',
    description:
      'The small group that sings without instruments. Twelve people, close harmony, and much travelling to other churches.',
    leader: 'Sharon Mwende Kioko',
    mailbox: 'dcm',
    meets: 'Sundays, after the choir',
    location: 'Music Room',
    category: 'worship',
    size: 12,
  },
  {
    name: 'Blissful',
    ministryPage: 'blissful',
    description: 'A choir of new songs, guitars and drums, which writes most of what it sings.',
    leader: 'Victor Kibet Rono',
    mailbox: 'blissful',
    meets: 'Sundays, first rehearsal',
    location: 'Music Room',
    category: 'worship',
    size: 16,
  },
  {
    name: 'Personal Ministries',
    ministryPage: 'personal_ministries',
    description:
      'Looks after the twelve Bible study families, gives studies to those who ask, and visits those who stopped coming.',
    leader: 'Rahab Atieno Okech',
    mailbox: 'personal-ministries',
    meets: 'Tuesdays',
    location: 'Residences and classrooms',
    category: 'outreach',
    size: 34,
  },
  {
    name: 'Prayer ministry',
    ministryPage: 'prayer_department',
    description:
      'Prays for every request that is sent in, keeps the prayer room open and leads the ten days of prayer.',
    leader: 'Esther Mumbua Musyoka',
    mailbox: 'prayer',
    meets: 'Mondays, Wednesdays and Fridays',
    location: 'Prayer Room, behind the hall',
    category: 'general',
    size: 27,
  },
  {
    name: 'Adventist Youth',
    description: 'Sabbath afternoons, hikes, debates and football. You are a member the moment you turn up.',
    leader: 'Brian Mwangi Njoroge',
    mailbox: 'youth',
    meets: 'Sabbath afternoons',
    location: 'Main Assembly Hall',
    category: 'youth',
    size: 46,
  },
  {
    name: 'Health ministry',
    ministryPage: 'health',
    description:
      'Market clinics, hospital visits, cooking classes, and a quiet word about sleep. Medical students are welcome; patience is the main requirement.',
    leader: 'Dr. Halima Chepkoech Langat',
    mailbox: 'health',
    meets: 'Market clinic: one Sunday in the month',
    location: 'Nursing skills lab, Block D',
    category: 'outreach',
    size: 29,
  },
  {
    name: 'Sabbath School',
    ministryPage: 'sabbath_school',
    description: 'Nineteen classes and those who teach them. Thursday’s harmonization is open to listeners.',
    leader: 'Faith Nyaboke Ombati',
    mailbox: 'sabbath-school',
    meets: 'Thursdays and Sabbaths',
    location: 'Room B12',
    category: 'education',
    size: 31,
  },
  {
    name: 'Deaconry',
    ministryPage: 'deconary',
    description:
      'Chairs, doors, robes, bread, lunch and the supper vouchers: the people who make it look as if it happened by itself.',
    leader: 'Josphat Kimutai Cheruiyot',
    mailbox: 'deaconry',
    meets: 'Fridays before Vespers',
    location: 'Main Assembly Hall',
    category: 'general',
    size: 17,
  },
  {
    name: 'AMO and ALO',
    ministryPage: 'amo_alo',
    description:
      'Adventist men and ladies on campus: two circles of honest talk about growing up, and one project together each semester.',
    leader: 'Moses Wafula Khaemba and Ruth Jelagat Too',
    mailbox: 'amo-alo',
    meets: 'Second Sunday of the month',
    location: 'Student Centre, ground floor',
    category: 'youth',
    size: 33,
  },
  {
    name: 'Prophecy and Bible study circle',
    ministryPage: 'prophecy',
    description:
      'Reads Daniel and Revelation with a history book open beside them, and no charts until chapter seven.',
    leader: 'Leonard Muriithi Gitonga',
    mailbox: 'prophecy',
    meets: 'Every other Sunday',
    location: 'Lecture Theatre 2',
    category: 'education',
    size: 18,
  },
  {
    name: 'Public Campus Ministries',
    ministryPage: 'pcm',
    description:
      'Students who meet other students: in hostels, clubs and lecture rooms, with questions rather than speeches.',
    leader: 'Pr. Daniel Barasa Simiyu',
    mailbox: 'pcm',
    meets: 'Wednesdays after prayers',
    location: 'Student Centre, room 9',
    category: 'outreach',
    size: 22,
  },
  {
    name: 'Evangelism',
    ministryPage: 'evangelism',
    description: 'One mission campaign in each long holiday, and a year of visits after it.',
    leader: 'Hassan Galgalo Boru',
    mailbox: 'evangelism',
    meets: 'Last Sunday of the month, 5:00 PM',
    location: 'Student Centre, room 9',
    category: 'outreach',
    size: 24,
  },
  {
    name: 'Literature ministry',
    ministryPage: 'books',
    description:
      'Sold books from door to door in the holidays. It rests until somebody wants to lead it again.',
    leader: 'To be named',
    mailbox: 'literature',
    meets: 'In the holidays',
    location: 'Student Centre, room 9',
    category: 'outreach',
    size: 0,
    isActive: false,
  },
];
