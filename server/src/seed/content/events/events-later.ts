import { HALL, type EventSeed } from './event-seed';

/** From the end of this semester to the next one's. */
export const LATER_EVENTS: readonly EventSeed[] = [
  {
    week: 4,
    day: 'Mon',
    from: '09:00',
    to: '16:00',
    lastsDays: 4,
    title: 'Holiday Bible school in Bonde la Juu',
    description:
      'Five mornings of stories, songs and football with about ninety children, while the builders finish the clinic room next door. You sleep in the school and eat what the village eats.',
    location: 'Bonde la Juu Primary School',
    type: 'community',
    department: 'education',
    picture: 'event-childrens-sabbath',
    places: 24,
    fee: 1200,
    info: 'The fee covers transport and meals. Ask your family head about the travel fund if it stands in your way.',
    swahili: {
      title: 'Shule ya Biblia ya likizo katika Bonde la Juu',
      description:
        'Asubuhi tano za hadithi, nyimbo na kandanda pamoja na watoto wapatao tisini, huku mafundi wakimalizia chumba cha kliniki kilicho karibu. Utalala shuleni na kula chakula cha kijijini.',
      location: 'Shule ya Msingi ya Bonde la Juu',
      info: 'Ada inalipia usafiri na chakula. Ikiwa ada inakuzuia, muulize mkuu wa familia yako kuhusu hazina ya usafiri.',
    },
  },
  {
    week: 5,
    day: 'Sat',
    from: '14:00',
    to: '17:00',
    title: 'Visit to the county hospital',
    presenter: 'Dr. Halima Chepkoech Langat',
    description:
      'We go ward by ward in pairs, sing two songs, and listen more than we speak. First-timers walk with somebody who has been before.',
    location: 'County hospital, visitors’ gate',
    type: 'community',
    department: 'health',
    picture: 'event-health-clinic',
    places: 36,
    swahili: {
      title: 'Ziara ya hospitali ya kaunti',
      description:
        'Tunaenda wodi kwa wodi, wawili wawili, tunaimba nyimbo mbili, na kusikiliza zaidi ya tunavyozungumza. Anayekuja mara ya kwanza hufuatana na mtu aliyewahi kufika.',
      location: 'Hospitali ya kaunti, lango la wageni',
    },
  },
  {
    week: 6,
    day: 'Mon',
    from: '05:00',
    to: '06:00',
    lastsDays: 9,
    title: 'Ten days of prayer',
    description:
      'Ten mornings, one hour, before the campus is awake. Each day one sentence of the Lord’s prayer, one school of the university and one person you have given up on.',
    location: HALL,
    type: 'worship',
    department: 'prayer',
    picture: 'hands',
    every: 'yearly',
    swahili: {
      title: 'Siku kumi za maombi',
      description:
        'Asubuhi kumi, saa moja kila siku, kabla chuo hakijaamka. Kila siku sentensi moja ya Sala ya Bwana, kitivo kimoja cha chuo kikuu, na mtu mmoja ambaye umemkatia tamaa.',
      location: 'Ukumbi Mkuu',
    },
  },
  {
    week: 8,
    day: 'Sat',
    from: '10:00',
    to: '16:00',
    title: 'Freshers’ welcome',
    afternoon: 'A walk round the campus with the families',
    presenter: 'Brian Mwangi Njoroge',
    description:
      'For everyone whose first month this is. A service that takes nothing for granted, lunch with the family you are given, and a walk round the campus with people who know where the cheap photocopier is.',
    location: HALL,
    type: 'fellowship',
    department: 'youth',
    picture: 'event-welcome-gate',
    swahili: {
      title: 'Kuwakaribisha wanafunzi wapya',
      description:
        'Kwa kila mtu ambaye huu ni mwezi wake wa kwanza. Ibada inayoeleza kila kitu, chakula cha mchana pamoja na familia utakayopewa, na matembezi chuoni pamoja na watu wanaojua mashine ya bei nafuu ya kunakilia iko wapi.',
      location: 'Ukumbi Mkuu',
    },
  },
  {
    week: 9,
    day: 'Sun',
    from: '10:00',
    to: '15:00',
    title: 'Stewardship clinic',
    description:
      'HELB, side jobs, mobile loans and the tithe: a Sunday about money without shame. Two accountants and a banker sit at tables; what is said at a table stays there.',
    location: 'Lecture Theatre 2',
    type: 'conference',
    department: 'finance',
    picture: 'giving',
    places: 60,
    swahili: {
      title: 'Kliniki ya uwakili',
      description:
        'HELB, kazi za ziada, mikopo ya simu na zaka: Jumapili ya kuzungumza kuhusu pesa bila aibu. Wahasibu wawili na mfanyakazi wa benki watakuwa mezani; yanayosemwa mezani hubaki mezani.',
      location: 'Ukumbi wa Mihadhara 2',
    },
  },
  {
    week: 11,
    day: 'Sun',
    from: '18:00',
    to: '20:00',
    lastsDays: 6,
    title: 'Week of prayer: known by name',
    description:
      'Seven evenings with a guest speaker from the conference, on seven people whom Jesus called by name. Song service at six, the sermon at half past six, prayer rooms open until nine.',
    location: HALL,
    type: 'conference',
    department: 'pastoral',
    picture: 'open-bible',
    swahili: {
      title: 'Juma la Maombi: kujulikana kwa jina',
      description:
        'Jioni saba pamoja na mhubiri mgeni kutoka konferensi, kuhusu watu saba ambao Yesu aliwaita kwa jina. Nyimbo saa kumi na mbili jioni, hubiri saa kumi na mbili na nusu, na vyumba vya maombi hubaki wazi hadi saa tatu usiku.',
      location: 'Ukumbi Mkuu',
    },
  },
  {
    week: 12,
    day: 'Sat',
    from: '14:00',
    to: '17:00',
    title: 'Youth Sabbath afternoon: the long question',
    presenter: 'Brian Mwangi Njoroge',
    description:
      'Faith and science, on a stage with two chairs: a geneticist from our own congregation and a first-year who has doubts. You bring the rest of the questions.',
    location: HALL,
    type: 'youth',
    department: 'youth',
    picture: 'event-seminar',
    swahili: {
      title: 'Alasiri ya Sabato ya vijana: swali refu',
      description:
        'Imani na sayansi, kwenye jukwaa lenye viti viwili: mtaalamu wa jenetiki kutoka kanisa letu na mwanafunzi wa mwaka wa kwanza mwenye mashaka. Maswali yaliyobaki utayaleta wewe.',
      location: 'Ukumbi Mkuu',
    },
  },
  {
    week: 14,
    day: 'Fri',
    from: '16:00',
    to: '18:00',
    lastsDays: 2,
    title: 'Choir retreat at Ziwa Kimya',
    description:
      'Two nights by the lake to learn the next programme, sleep enough and mend what a long semester does to an alto section.',
    location: 'To be set',
    type: 'choir',
    department: 'music',
    picture: 'event-choir-vespers',
    status: 'draft',
    places: 64,
    fee: 2500,
  },
  {
    week: 16,
    day: 'Sun',
    from: '08:00',
    to: '18:00',
    lastsDays: 13,
    title: 'Mission campaign in Bonde la Juu',
    description:
      'Two weeks: the clinic in the mornings, the school in the afternoons, meetings in the evenings. The whole church works towards this from the first Sabbath of the semester.',
    location: 'Bonde la Juu',
    type: 'community',
    picture: 'evangelism',
    places: 70,
    fee: 3000,
    status: 'draft',
    info: 'The paybill for the campaign is on the giving page.',
  },
  {
    week: 20,
    day: 'Wed',
    from: '09:00',
    to: '17:00',
    lastsDays: 3,
    title: 'Camp meeting',
    description:
      'Makambi with the churches of the district: tents, four services a day and a kitchen run by the deacons. Students travel on Tuesday evening.',
    location: 'District camp ground',
    type: 'conference',
    department: 'pastoral',
    picture: 'event-camp-meeting',
    every: 'yearly',
    fee: 800,
    swahili: {
      title: 'Makambi',
      description:
        'Makambi pamoja na makanisa ya wilaya: mahema, ibada nne kwa siku, na jiko linaloendeshwa na mashemasi. Wanafunzi wanasafiri Jumanne jioni.',
      location: 'Uwanja wa makambi wa wilaya',
    },
  },
];
