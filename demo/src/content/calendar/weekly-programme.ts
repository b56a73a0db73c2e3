import { FRI, HALL, HALL_SW, MON, SAT, SUN, THU, TUE, WED, type Slot } from './programme-slot';
import { SABBATH } from './sabbath-programme';

const SERVICES: readonly Slot[] = [
  {
    name: 'Sabbath School',
    day: SAT,
    start_time: '08:20',
    end_time: '10:00',
    location: HALL,
    description: 'A general programme for everybody, then the week’s lesson in classes of about twelve.',
    kind: 'service',
    swahili: {
      name: 'Shule ya Sabato',
      location: HALL_SW,
      description:
        'Programu ya pamoja kwa wote, kisha somo la wiki katika madarasa ya watu wapatao kumi na wawili.',
    },
  },
  {
    name: 'Divine Worship',
    day: SAT,
    start_time: '10:00',
    end_time: '13:00',
    location: HALL,
    description:
      'Praise, the children’s story and news of the ministries, then the Divine Service with the sermon from {{service:divine-service.time}}.',
    kind: 'service',
    swahili: {
      name: 'Ibada Kuu',
      location: HALL_SW,
      description:
        'Sifa, kisa cha watoto na habari za huduma, kisha ibada yenye mahubiri kuanzia {{service:divine-service.time}}.',
    },
  },
  {
    name: 'Prayer Meeting',
    day: WED,
    start_time: '19:00',
    end_time: '20:00',
    location: 'Lecture Theatre 2',
    description:
      'We pray together in the second half of the Bible study evening. The earlier hour of prayer, {{service:prayers.hours}}, is in the Prayer Room.',
    kind: 'service',
    swahili: {
      name: 'Mkutano wa Maombi',
      location: 'Ukumbi wa Mihadhara 2',
      description:
        'Tunaomba pamoja katika nusu ya pili ya jioni ya kujifunza Biblia. Saa ya maombi ya mapema, {{service:prayers.hours}}, iko katika Chumba cha Maombi.',
    },
  },
];

const WEEKLY: readonly Slot[] = [
  {
    name: 'Baptismal and membership classes',
    day: SUN,
    start_time: '08:00',
    end_time: '10:00',
    location: 'Room B12',
    description: 'Thirteen lessons without an examination. You can join at any lesson.',
    swahili: {
      name: 'Madarasa ya ubatizo na ya washiriki wapya',
      location: 'Chumba B12',
      description: 'Masomo kumi na matatu, hakuna mtihani. Unaweza kujiunga katika somo lolote.',
    },
  },
  {
    name: 'Choir practice',
    day: SUN,
    start_time: '14:00',
    end_time: '17:00',
    location: 'Music Room',
    description:
      'The three choirs, one after another: Blissful at two, the Church Choir at three, DCM at four.',
    swahili: {
      name: 'Mazoezi ya kwaya',
      location: 'Chumba cha Muziki',
      description:
        'Kwaya tatu, moja baada ya nyingine: Blissful saa nane, Kwaya ya Kanisa saa tisa, DCM saa kumi.',
    },
  },
  {
    name: 'Prayer',
    day: MON,
    start_time: '17:00',
    end_time: '18:00',
    location: 'Prayer Room, behind the hall',
    description: 'We pray together at the beginning of the week.',
    swahili: {
      name: 'Maombi',
      location: 'Chumba cha Maombi, nyuma ya ukumbi',
      description: 'Tunaomba pamoja mwanzoni mwa wiki.',
    },
  },
  {
    name: 'Family meeting',
    day: TUE,
    start_time: '18:30',
    end_time: '20:00',
    location: 'Residences and classrooms',
    description: 'The twelve Bible study families meet, each in its own place.',
    swahili: {
      name: 'Mkutano wa familia',
      location: 'Hosteli na madarasa',
      description: 'Familia kumi na mbili za kujifunza Biblia hukutana, kila moja mahali pake.',
    },
  },
  {
    name: 'Prayers',
    day: WED,
    start_time: '17:00',
    end_time: '18:00',
    location: 'Prayer Room, behind the hall',
    description: 'Prayer for the requests that came in during the week.',
    swahili: {
      name: 'Maombi',
      location: 'Chumba cha Maombi, nyuma ya ukumbi',
      description: 'Kuyaombea mahitaji yaliyoletwa wakati wa wiki.',
    },
  },
  {
    name: 'Bible study',
    day: WED,
    start_time: '18:30',
    end_time: '20:00',
    location: 'Lecture Theatre 2',
    description:
      'One book of the Bible a semester, a chapter a week, then the Prayer Meeting from {{service:prayer-meeting.time}}.',
    swahili: {
      name: 'Kujifunza Biblia',
      location: 'Ukumbi wa Mihadhara 2',
      description:
        'Kitabu kimoja cha Biblia kila muhula, sura moja kila wiki, kisha Mkutano wa Maombi kuanzia {{service:prayer-meeting.time}}.',
    },
  },
  {
    name: 'Lesson harmonization',
    day: THU,
    start_time: '16:30',
    end_time: '18:00',
    location: 'Room B12',
    description: 'The Sabbath School teachers work through Sabbath’s lesson together. Listeners are welcome.',
    swahili: {
      name: 'Kuoanisha lesoni',
      location: 'Chumba B12',
      description: 'Walimu wa Shule ya Sabato huipitia pamoja lesoni ya Sabato. Wasikilizaji wanakaribishwa.',
    },
  },
  {
    name: 'Choir practice',
    day: FRI,
    start_time: '16:00',
    end_time: '18:00',
    location: HALL,
    description:
      'The choir of the week practises the songs for Sabbath. Evening prayer is at the same time, {{service:prayer.hours}}, in the Prayer Room.',
    swahili: {
      name: 'Mazoezi ya kwaya',
      location: HALL_SW,
      description:
        'Kwaya ya wiki hufanya mazoezi ya nyimbo za Sabato. Maombi ya jioni yako wakati huo huo, {{service:prayer.hours}}, katika Chumba cha Maombi.',
    },
  },
  {
    name: 'Vespers',
    day: FRI,
    start_time: '18:30',
    end_time: '20:00',
    location: HALL,
    description: 'We open the Sabbath with song, a short word and prayer.',
    swahili: {
      name: 'Ibada ya Vespers',
      location: HALL_SW,
      description: 'Tunaifungua Sabato kwa nyimbo, neno fupi na maombi.',
    },
  },
  {
    name: 'Sabbath worship',
    day: SAT,
    start_time: '07:50',
    end_time: '18:00',
    location: HALL,
    description: 'The whole day, from the first prayer to the last song at sunset.',
    swahili: {
      name: 'Ibada ya Sabato',
      location: HALL_SW,
      description: 'Siku nzima, tangu ombi la kwanza hadi wimbo wa mwisho jua linapozama.',
    },
  },
].map((slot) => ({ ...slot, kind: 'weekly' as const }));

const OFFICE: readonly Slot[] = [MON, TUE, WED, THU, FRI, SAT].map((day) => ({
  name: 'Church office',
  day,
  start_time: day === SAT ? '07:00' : '09:00',
  end_time: day === SAT ? '14:00' : '17:00',
  location: 'Room 4, Student Centre',
  description:
    day === SAT
      ? 'The welcome desk in the foyer of the hall.'
      : 'Letters, transfers, room bookings, questions.',
  swahili: {
    name: 'Ofisi ya kanisa',
    location: 'Chumba 4, Kituo cha Wanafunzi',
    description:
      day === SAT
        ? 'Meza ya makaribisho kwenye sebule ya ukumbi.'
        : 'Barua, uhamisho wa washiriki, kuweka nafasi ya chumba, maswali.',
  },
  kind: 'office' as const,
}));

/** The week, each block in its order. Every block that shows a time reads it from here. */
export const WEEKLY_PROGRAMME = [...SERVICES, ...WEEKLY, ...SABBATH, ...OFFICE].map((slot, index) => ({
  ...slot,
  sort_order: index,
}));
