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
  /** Its texts in Swahili, where the congregation has written them. */
  readonly swahili?: {
    readonly name: string;
    readonly description: string;
    readonly meetingTime: string;
    readonly location: string;
  };
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
    swahili: {
      name: 'Kwaya ya Kanisa',
      description:
        'Sauti arobaini zinazoongoza uimbaji siku ya Sabato. Sehemu nne, nyimbo za zamani na mpya, na kila mwezi wimbo mmoja katika lugha ambayo wengi wetu hulazimika kujifunza kwanza.',
      meetingTime: 'Jumapili na Ijumaa',
      location: 'Chumba cha Muziki',
    },
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
    swahili: {
      name: 'DCM',
      description:
        'Kikundi kidogo kinachoimba bila ala za muziki. Watu kumi na wawili, sauti zinazopatana, na safari nyingi kwenda makanisa mengine.',
      meetingTime: 'Jumapili, baada ya kwaya',
      location: 'Chumba cha Muziki',
    },
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
    swahili: {
      name: 'Blissful',
      description: 'Kwaya ya nyimbo mpya, magitaa na ngoma, inayotunga yenyewe nyingi kati ya nyimbo zake.',
      meetingTime: 'Jumapili, mazoezi ya kwanza',
      location: 'Chumba cha Muziki',
    },
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
    ministryPage: 'prayer_department',
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
        'Huombea kila ombi linalotumwa, huuacha mlango wa chumba cha maombi wazi, na huongoza siku kumi za maombi.',
      meetingTime: 'Jumatatu, Jumatano na Ijumaa',
      location: 'Chumba cha Maombi, nyuma ya ukumbi',
    },
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
    swahili: {
      name: 'Vijana Waadventista',
      description:
        'Alasiri za Sabato, matembezi, midahalo na kandanda. Ukifika tu, wewe tayari ni mmoja wetu.',
      meetingTime: 'Sabato alasiri',
      location: 'Ukumbi Mkuu',
    },
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
    swahili: {
      name: 'Huduma ya Afya',
      description:
        'Kliniki za sokoni, ziara za hospitali, mafunzo ya upishi, na ushauri wa upole kuhusu usingizi. Wanafunzi wa udaktari wanakaribishwa; hitaji kuu ni subira.',
      meetingTime: 'Kliniki ya sokoni: Jumapili moja kwa mwezi',
      location: 'Maabara ya mafunzo ya uuguzi, Block D',
    },
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
    swahili: {
      name: 'Shule ya Sabato',
      description:
        'Madarasa kumi na tisa na wanaoyafundisha. Kikao cha Alhamisi cha kuoanisha lesoni kiko wazi kwa wanaotaka kusikiliza.',
      meetingTime: 'Alhamisi na Sabato',
      location: 'Chumba B12',
    },
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
    swahili: {
      name: 'Ushemasi',
      description:
        'Viti, milango, mavazi ya ubatizo, mkate, chakula cha mchana na vocha za chakula cha jioni: watu wanaofanya yote yaonekane kana kwamba yamejiendesha yenyewe.',
      meetingTime: 'Ijumaa kabla ya Vespers',
      location: 'Ukumbi Mkuu',
    },
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
    swahili: {
      name: 'AMO na ALO',
      description:
        'Wanaume na wanawake Waadventista chuoni: vikundi viwili vya mazungumzo ya wazi kuhusu kukua, na mradi mmoja pamoja kila muhula.',
      meetingTime: 'Jumapili ya pili ya mwezi',
      location: 'Kituo cha Wanafunzi, ghorofa ya chini',
    },
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
    swahili: {
      name: 'Kikundi cha unabii na kujifunza Biblia',
      description:
        'Husoma Danieli na Ufunuo, kitabu cha historia kikiwa wazi kando yake, bila chati hadi sura ya saba.',
      meetingTime: 'Jumapili, kila baada ya wiki mbili',
      location: 'Ukumbi wa Mihadhara 2',
    },
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
    swahili: {
      name: 'Huduma ya Chuo (PCM)',
      description:
        'Wanafunzi wanaokutana na wanafunzi wengine: mabwenini, katika vyama na madarasani, kwa maswali, si kwa hotuba.',
      meetingTime: 'Jumatano baada ya maombi',
      location: 'Kituo cha Wanafunzi, chumba 9',
    },
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
    swahili: {
      name: 'Huduma ya Vitabu',
      description:
        'Iliuza vitabu nyumba kwa nyumba wakati wa likizo. Imepumzika hadi atakapopatikana mtu wa kuiongoza tena.',
      meetingTime: 'Wakati wa likizo',
      location: 'Kituo cha Wanafunzi, chumba 9',
    },
  },
];
