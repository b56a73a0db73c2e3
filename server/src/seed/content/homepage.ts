import type { PictureName } from '../pictures/index';

export interface SlideSeed {
  readonly title: string;
  readonly content: string;
  readonly picture: PictureName;
  readonly ctaText: string;
  readonly ctaLink: string;
}

/** In the order of the slider: family, choir, Bereans, Pilgrims, Mwangaza, mission emphasis. */
export const SLIDES: readonly SlideSeed[] = [
  {
    title: 'Come in. There is light, and there is room.',
    content:
      'Twelve families meet every Tuesday to read, eat and pray together. One of them has a chair for you.',
    picture: 'slide-family',
    ctaText: 'Find your family',
    ctaLink: '/Ministries/PersonalMinistries',
  },
  {
    title: 'Sing with us',
    content:
      'Three choirs, from first-timers to festival voices. If you can hum, there is a part you can hold.',
    picture: 'slide-choir',
    ctaText: 'Meet the church choir',
    ctaLink: '/Music/ChurchChoir',
  },
  {
    title: 'The Bereans keep asking',
    content:
      'Bring the question your lecturer raised on Thursday. We search the scriptures together, every day.',
    picture: 'slide-bereans',
    ctaText: 'What Adventists believe',
    ctaLink: '/About/AboutSDA',
  },
  {
    title: 'Pilgrims on the way',
    content:
      'Public Campus Ministries walks with students in every school and hostel, for the years you are here.',
    picture: 'slide-pilgrims',
    ctaText: 'Walk with us',
    ctaLink: '/Evangelism/PCM',
  },
  {
    title: 'Mwangaza means light',
    content: 'A home church for the years you are here, whether those are four or forty.',
    picture: 'slide-church',
    ctaText: 'About Mwangaza',
    ctaLink: '/AboutMwangaza',
  },
  {
    title: 'Mission emphasis',
    content:
      'This semester we build, teach and treat in Bonde la Juu. Give an hour, a skill or a bag of cement.',
    picture: 'slide-mission-emphasis',
    ctaText: 'See the mission',
    ctaLink: '/About/Mission',
  },
];

export interface ContentSeed {
  readonly title: string;
  readonly subtitle: string;
  readonly content: string;
  readonly picture?: PictureName;
  readonly buttonText?: string;
  readonly buttonLink?: string;
}

export const CONTENT_SECTIONS = {
  about_us: {
    title: 'A home church for the years you are here',
    subtitle: 'Who we are',
    content:
      '<p>You may stay four years or forty. Either way you get a family of about twenty students to study with, a choir to sing in, someone to pray with you before an exam, and work to do for the town around us.</p><p>Mwangaza is the Seventh-day Adventist congregation of Kilele University. We keep the Sabbath, we read the Bible slowly, and we believe that Jesus is coming back. We also believe that nobody should eat lunch alone.</p>',
    picture: 'about-family',
    buttonText: 'About Mwangaza',
    buttonLink: '/AboutMwangaza',
  },
  welcome_message: {
    title: 'Is this your first Sabbath with us?',
    subtitle: 'Karibu sana',
    content:
      '<p>Come as you are; a school shirt is fine. Someone at the door will show you a seat, a class and the way to lunch. You are our guest: nobody will ask you to stand up, to sign anything or to give.</p>',
    buttonText: 'What to expect',
    buttonLink: '/AboutMwangaza',
  },
  prayer_verse: {
    title: 'What may we pray for?',
    subtitle: 'Jeremiah 33:3',
    content:
      '<p>“Call to me and I will answer you, and will tell you great and hidden things that you have not known.”</p>',
    buttonText: 'The prayer wall',
    buttonLink: '/PrayerDepartment',
  },
  pastor_message: {
    title: 'From the chaplain',
    subtitle: 'Pr. Elijah Kiprotich Ruto',
    content:
      '<p>A university teaches you to ask what is true. Keep asking. In my years on this campus I have not met a student whose honest question was too big for God, and I have met many whose question was the road they came home on.</p>',
    buttonText: 'Read his letter',
    buttonLink: '/Pastormessage',
  },
  elder_message: {
    title: 'From the first elder',
    subtitle: 'Dr. Josephine Akinyi Odhiambo',
    content:
      '<p>At the start of each year the hall fills with people who know nobody. By the end of the semester they are somebody’s family. That is the work of this church, and it is done one greeting at a time.</p>',
    buttonText: 'Read her message',
    buttonLink: '/Eldermessage',
  },
  mission_statement: {
    title: 'Why we are here',
    subtitle: 'Our mission',
    content:
      '<p>To make disciples of Jesus Christ among the students and staff of Kilele University, so that they carry his light into every profession and every county they go to.</p>',
    buttonText: 'Our mission and vision',
    buttonLink: '/AboutMwangaza',
  },
  upcoming_events: {
    title: 'What is planned',
    subtitle: 'Coming up',
    content:
      '<p>Most of it is free, and all of it is open. Bring the friend who keeps asking what you do on Saturdays.</p>',
    buttonText: 'The Sabbath calendar',
    buttonLink: '/SabbathCalendar',
  },
  announcements: {
    title: 'From the communication desk',
    subtitle: 'Announcements',
    content: '<p>What you would have heard from the pulpit, for the Sabbath you were away.</p>',
    buttonText: 'All announcements',
    buttonLink: '/Announcements',
  },
} as const satisfies Record<string, ContentSeed>;

export const PROJECTS = [
  {
    title: 'A clinic room for Bonde la Juu',
    ministryPage: 'evangelism',
    description:
      'The dispensary in Bonde la Juu treats eleven villages in one room. With the county’s consent we are adding a second, so that mothers need not wait outside. The walls stand; the roof, the door and the water tank are next.',
    picture: 'event-health-clinic',
    goalAmount: 850_000,
    raisedAmount: 512_400,
    link: '/tithes-offerings',
    isFeatured: true,
  },
  {
    title: 'Sixty chairs and a second loudspeaker',
    description:
      'On communion Sabbaths people listen from the corridor. Sixty stackable chairs and one more loudspeaker bring them inside.',
    picture: 'event-worship',
    goalAmount: 180_000,
    raisedAmount: 96_750,
    link: '/tithes-offerings',
    isFeatured: true,
  },
  {
    title: 'Bread for the last week',
    ministryPage: 'deconary',
    description:
      'Near the end of a semester some students skip meals to sit their examinations. This fund buys supper vouchers, quietly, through the deaconesses. A voucher is KES 120.',
    picture: 'giving',
    goalAmount: 120_000,
    raisedAmount: 74_280,
    link: '/tithes-offerings',
    isFeatured: true,
  },
  {
    title: 'A Bible for every fresher',
    ministryPage: 'pcm',
    description:
      'At the start of each year we give a study Bible to every new student who asks for one. Last year that was 143 people. One Bible is KES 900.',
    picture: 'open-bible',
    goalAmount: 130_000,
    raisedAmount: 130_000,
    link: '/Books',
    isFeatured: false,
  },
] as const;
