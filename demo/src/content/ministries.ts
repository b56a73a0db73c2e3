import type { ministryTexts } from '@narthex/shared-contracts/schemas/ministries';
import type { MinistryPageName } from '@narthex/shared-contracts/enums';

export interface MinistrySeed {
  readonly name: string;
  /** The public page that is about it. */
  readonly ministry_page?: MinistryPageName;
  readonly description: string;
  readonly leader: string;
  readonly mailbox: string;
  readonly meets: string;
  readonly location: string;
  readonly category: 'general' | 'youth' | 'worship' | 'outreach' | 'education';
  /** Counts its members. */
  readonly size: number;
  readonly is_active?: boolean;
  /** Its texts in Swahili, where the congregation has written them. */
  readonly swahili?: Readonly<Record<keyof typeof ministryTexts, string>>;
}

export const MINISTRIES: readonly MinistrySeed[] = [
  {
    name: 'Church Choir',
    ministry_page: 'church_choir',
    description:
      'Forty voices that lead the singing on Sabbath, in four parts, with hymns old and new. Everybody may join.',
    leader: 'Kevin Otieno Were',
    mailbox: 'choir',
    meets: 'Sundays and Fridays',
    location: 'Music Room',
    category: 'worship',
    size: 40,
    swahili: {
      name: 'Kwaya ya Kanisa',
      description:
        'Waimbaji arobaini wanaoongoza uimbaji siku ya Sabato, kwa sauti nne, nyimbo za zamani na mpya. Kila mtu anaweza kujiunga.',
      meetingTime: 'Jumapili na Ijumaa',
      location: 'Chumba cha Muziki',
    },
  },
  {
    name: 'DCM',
    ministry_page: 'dcm',
    description: 'Twelve people who sing without instruments and visit other churches.',
    leader: 'Sharon Mwende Kioko',
    mailbox: 'dcm',
    meets: 'Sundays, after the choir',
    location: 'Music Room',
    category: 'worship',
    size: 12,
    swahili: {
      name: 'DCM',
      description: 'Watu kumi na wawili wanaoimba bila ala za muziki na kutembelea makanisa mengine.',
      meetingTime: 'Jumapili, baada ya kwaya',
      location: 'Chumba cha Muziki',
    },
  },
  {
    name: 'Blissful',
    ministry_page: 'blissful',
    description: 'A choir of new songs, guitars and drums, which writes most of what it sings.',
    leader: 'Victor Kibet Rono',
    mailbox: 'blissful',
    meets: 'Sundays, first rehearsal',
    location: 'Music Room',
    category: 'worship',
    size: 16,
    swahili: {
      name: 'Blissful',
      description: 'Kwaya ya nyimbo mpya, magitaa na ngoma, inayotunga yenyewe nyingi kati ya nyimbo zake.',
      meetingTime: 'Jumapili, mazoezi ya kwanza',
      location: 'Chumba cha Muziki',
    },
  },
  {
    name: 'Personal Ministries',
    ministry_page: 'personal_ministries',
    description:
      'Looks after the twelve Bible study families, gives studies to those who ask, and visits those who stopped coming.',
    leader: 'Rahab Atieno Okech',
    mailbox: 'personal-ministries',
    meets: 'Tuesdays',
    location: 'Residences and classrooms',
    category: 'outreach',
    size: 34,
    swahili: {
      name: 'Huduma za Binafsi',
      description:
        'Hutunza familia kumi na mbili za kujifunza Biblia, huwafundisha Biblia wanaoomba, na huwatembelea walioacha kuja.',
      meetingTime: 'Jumanne',
      location: 'Hosteli na madarasa',
    },
  },
  {
    name: 'Prayer ministry',
    ministry_page: 'prayer_department',
    description:
      'Prays for every request that is sent in, keeps the prayer room open and leads the ten days of prayer.',
    leader: 'Esther Mumbua Musyoka',
    mailbox: 'prayer',
    meets: 'Mondays, Wednesdays and Fridays',
    location: 'Prayer Room, behind the hall',
    category: 'general',
    size: 27,
    swahili: {
      name: 'Huduma ya Maombi',
      description:
        'Huombea kila ombi linalotumwa, hufungua chumba cha maombi, na huongoza siku kumi za maombi.',
      meetingTime: 'Jumatatu, Jumatano na Ijumaa',
      location: 'Chumba cha Maombi, nyuma ya ukumbi',
    },
  },
  {
    name: 'Adventist Youth',
    description:
      'Sabbath afternoons, hikes, debates and football. Everybody may come; you do not need to register.',
    leader: 'Brian Mwangi Njoroge',
    mailbox: 'youth',
    meets: 'Sabbath afternoons',
    location: 'Main Assembly Hall',
    category: 'youth',
    size: 46,
    swahili: {
      name: 'Vijana Waadventista',
      description:
        'Alasiri za Sabato, matembezi, midahalo na kandanda. Kila mtu anaweza kuja; huhitaji kujiandikisha.',
      meetingTime: 'Sabato alasiri',
      location: 'Ukumbi Mkuu',
    },
  },
  {
    name: 'Health ministry',
    ministry_page: 'health',
    description:
      'Market clinics, hospital visits, cooking classes and a health class. You do not need to study medicine to help.',
    leader: 'Dr. Halima Chepkoech Langat',
    mailbox: 'health',
    meets: 'Market clinic: one Sunday in the month',
    location: 'Nursing skills lab, Block D',
    category: 'outreach',
    size: 29,
    swahili: {
      name: 'Huduma ya Afya',
      description:
        'Kliniki za sokoni, ziara za hospitali, mafunzo ya upishi na darasa la afya. Si lazima usomee udaktari ili kusaidia.',
      meetingTime: 'Kliniki ya sokoni: Jumapili moja kwa mwezi',
      location: 'Maabara ya mafunzo ya uuguzi, Block D',
    },
  },
  {
    name: 'Sabbath School',
    ministry_page: 'sabbath_school',
    description:
      'Nineteen Bible classes and their teachers. You can listen when the teachers prepare the lesson on Thursday.',
    leader: 'Faith Nyaboke Ombati',
    mailbox: 'sabbath-school',
    meets: 'Thursdays and Sabbaths',
    location: 'Room B12',
    category: 'education',
    size: 31,
    swahili: {
      name: 'Shule ya Sabato',
      description:
        'Madarasa kumi na tisa ya Biblia na walimu wake. Unaweza kusikiliza walimu wanapoandaa lesoni Alhamisi.',
      meetingTime: 'Alhamisi na Sabato',
      location: 'Chumba B12',
    },
  },
  {
    name: 'Deaconry',
    ministry_page: 'deconary',
    description:
      'They prepare the hall, communion, baptism and lunch, welcome visitors and help students in need.',
    leader: 'Josphat Kimutai Cheruiyot',
    mailbox: 'deaconry',
    meets: 'Fridays before Vespers',
    location: 'Main Assembly Hall',
    category: 'general',
    size: 17,
    swahili: {
      name: 'Ushemasi',
      description:
        'Huandaa ukumbi, Meza ya Bwana, ubatizo na chakula cha mchana, hukaribisha wageni na huwasaidia wanafunzi wenye mahitaji.',
      meetingTime: 'Ijumaa kabla ya Vespers',
      location: 'Ukumbi Mkuu',
    },
  },
  {
    name: 'AMO and ALO',
    ministry_page: 'amo_alo',
    description:
      'Groups for Adventist men and ladies on campus: they talk, learn and do one project together each semester.',
    leader: 'Moses Wafula Khaemba and Ruth Jelagat Too',
    mailbox: 'amo-alo',
    meets: 'Second Sunday of the month',
    location: 'Student Centre, ground floor',
    category: 'youth',
    size: 33,
    swahili: {
      name: 'AMO na ALO',
      description:
        'Vikundi vya wanaume na wanawake Waadventista chuoni: huzungumza, hujifunza na hufanya mradi mmoja pamoja kila muhula.',
      meetingTime: 'Jumapili ya pili ya mwezi',
      location: 'Kituo cha Wanafunzi, ghorofa ya chini',
    },
  },
  {
    name: 'Prophecy and Bible study circle',
    ministry_page: 'prophecy',
    description: 'Reads the books of Daniel and Revelation and learns about the history behind them.',
    leader: 'Leonard Muriithi Gitonga',
    mailbox: 'prophecy',
    meets: 'Every other Sunday',
    location: 'Lecture Theatre 2',
    category: 'education',
    size: 18,
    swahili: {
      name: 'Kikundi cha unabii na kujifunza Biblia',
      description: 'Husoma vitabu vya Danieli na Ufunuo na kujifunza historia yake.',
      meetingTime: 'Jumapili, kila baada ya wiki mbili',
      location: 'Ukumbi wa Mihadhara 2',
    },
  },
  {
    name: 'Public Campus Ministries',
    ministry_page: 'pcm',
    description: 'Adventist students who visit and help other students in hostels, clubs and lecture rooms.',
    leader: 'Pr. Daniel Barasa Simiyu',
    mailbox: 'pcm',
    meets: 'Wednesdays after prayers',
    location: 'Student Centre, room 9',
    category: 'outreach',
    size: 22,
    swahili: {
      name: 'Huduma ya Chuo (PCM)',
      description:
        'Wanafunzi Waadventista wanaowatembelea na kuwasaidia wanafunzi wengine katika hosteli, vyama na madarasa.',
      meetingTime: 'Jumatano baada ya maombi',
      location: 'Kituo cha Wanafunzi, chumba 9',
    },
  },
  {
    name: 'Evangelism',
    ministry_page: 'evangelism',
    description:
      'One mission campaign in each long holiday. For a year after it, a team visits the people every month.',
    leader: 'Hassan Galgalo Boru',
    mailbox: 'evangelism',
    meets: 'Last Sunday of the month, 5:00 PM',
    location: 'Student Centre, room 9',
    category: 'outreach',
    size: 24,
    swahili: {
      name: 'Uinjilisti',
      description:
        'Kampeni moja ya misheni kila likizo ndefu, na mwaka mzima wa kuwatembelea watu baada yake.',
      meetingTime: 'Jumapili ya mwisho ya mwezi, 5:00 PM',
      location: 'Kituo cha Wanafunzi, chumba 9',
    },
  },
  {
    name: 'Literature ministry',
    ministry_page: 'books',
    description:
      'Sold books from door to door in the holidays. At the moment it has no leader; write to us if you would like to lead it.',
    leader: 'To be named',
    mailbox: 'literature',
    meets: 'In the holidays',
    location: 'Student Centre, room 9',
    category: 'outreach',
    size: 0,
    is_active: false,
    swahili: {
      name: 'Huduma ya Vitabu',
      description:
        'Iliuza vitabu nyumba kwa nyumba wakati wa likizo. Kwa sasa haina kiongozi; tuandikie ukipenda kuiongoza.',
      meetingTime: 'Wakati wa likizo',
      location: 'Kituo cha Wanafunzi, chumba 9',
    },
  },
];
