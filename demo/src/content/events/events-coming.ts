import { HALL, type EventSeed } from './event-seed';

/** This week and the next two: what a visitor sees first. */
export const COMING_EVENTS: readonly EventSeed[] = [
  {
    week: 0,
    day: 'Sat',
    from: '14:00',
    to: '17:00',
    title: 'Afternoon fellowship: ask the elders',
    presenter: 'Elder Peter Lemaiyan Ole Sankale',
    description:
      'Write a question on a card at the door; you do not need to write your name. Three elders and a lecturer in philosophy answer the questions one by one.',
    location: HALL,
    type: 'fellowship',
    department: 'pastoral',
    picture: 'event-seminar',
    swahili: {
      title: 'Ushirika wa alasiri: waulize wazee',
      description:
        'Andika swali kwenye kadi mlangoni; si lazima uandike jina lako. Wazee watatu wa kanisa na mhadhiri wa falsafa watajibu maswali moja baada ya jingine.',
      location: 'Ukumbi Mkuu',
    },
  },
  {
    week: 1,
    day: 'Sun',
    from: '08:00',
    to: '14:00',
    title: 'Free clinic at the town market',
    description:
      'We test blood pressure, blood sugar and eyesight free of charge. We need thirty helpers: nursing and clinical students to examine people, and others to carry tables, write down names, translate and serve tea.',
    location: 'Kilele town market, main entrance',
    type: 'community',
    department: 'health',
    picture: 'event-health-clinic',
    places: 30,
    info: 'The bus leaves the hall at 7:15 AM. Bring a hat and your student card; gloves and aprons are there.',
    swahili: {
      title: 'Kliniki ya bure katika soko la mji',
      description:
        'Tunapima shinikizo la damu, sukari ya damu na macho bila malipo. Tunahitaji wasaidizi thelathini: wanafunzi wa uuguzi na wa tiba kupima watu, na wengine kubeba meza, kuandika majina, kutafsiri na kuandaa chai.',
      location: 'Soko la mji wa Kilele, lango kuu',
      info: 'Basi linaondoka ukumbini 7:15 AM. Lete kofia na kitambulisho chako cha mwanafunzi; glavu na aproni zipo.',
    },
  },
  {
    week: 1,
    day: 'Mon',
    from: '17:00',
    to: '18:00',
    title: 'Hour of prayer',
    description:
      'One hour with the week’s prayer requests, read aloud without names. Come for all of it or for ten minutes between two classes.',
    location: 'Prayer Room, behind the hall',
    type: 'worship',
    department: 'prayer',
    picture: 'hands',
    every: 'weekly',
    swahili: {
      title: 'Saa ya maombi',
      description:
        'Saa moja ya kuyaombea mahitaji ya wiki, yanayosomwa kwa sauti bila kutaja majina. Njoo kwa saa nzima, au kwa dakika kumi kati ya vipindi viwili.',
      location: 'Chumba cha Maombi, nyuma ya ukumbi',
    },
  },
  {
    week: 1,
    day: 'Wed',
    from: '18:30',
    to: '20:00',
    title: 'Bible study: the letter to the Philippians',
    description: 'We read one chapter a week and talk about your questions. This week we read chapter two.',
    location: 'Lecture Theatre 2',
    type: 'bible_study',
    department: 'education',
    picture: 'event-bible-study',
    every: 'weekly',
    swahili: {
      title: 'Kujifunza Biblia: waraka kwa Wafilipi',
      description:
        'Tunasoma sura moja kwa wiki na kuzungumza kuhusu maswali yako. Wiki hii tunasoma sura ya pili.',
      location: 'Ukumbi wa Mihadhara 2',
    },
  },
  {
    week: 1,
    day: 'Fri',
    from: '18:30',
    to: '20:00',
    title: 'Vespers with the choirs',
    description:
      'The three choirs sing at the beginning of the Sabbath. We sing the last three songs together; you can read the words on the screen.',
    location: HALL,
    type: 'choir',
    department: 'music',
    picture: 'event-choir-vespers',
    swahili: {
      title: 'Ibada ya jioni pamoja na kwaya',
      description:
        'Kwaya tatu zinaimba Sabato inapoanza. Nyimbo tatu za mwisho tunaimba pamoja; unaweza kusoma maneno kwenye skrini.',
      location: 'Ukumbi Mkuu',
    },
  },
  {
    week: 1,
    day: 'Sat',
    from: '10:00',
    to: '16:30',
    title: 'Communication Sabbath',
    afternoon: 'How a service reaches people at home',
    presenter: 'Aisha Wambui Karanja',
    description:
      'Bring a friend who has never been to our church. We explain each part of the service, and lunch is free for everybody. In the afternoon the media team shows how people at home can watch a service.',
    location: HALL,
    type: 'worship',
    department: 'communication',
    picture: 'event-worship',
    info: 'Tell your family head by Thursday how many friends you hope to bring, so that the kitchen can count.',
  },
  {
    week: 2,
    day: 'Sun',
    from: '07:00',
    to: '18:00',
    title: 'Youth hike to Mlima Mwanga',
    description:
      'We walk up through the forest, worship at the look-out, and come back before the rain. The path is steep but short, and we wait for everybody.',
    location: 'Meet at the main gate',
    type: 'youth',
    department: 'youth',
    picture: 'slide-pilgrims',
    places: 45,
    fee: 350,
    info: 'The fee covers the bus and the forest entry. Bring two litres of water, a jacket and strong shoes.',
    swahili: {
      title: 'Matembezi ya vijana hadi Mlima Mwanga',
      description:
        'Tunapanda kupitia msituni, tunaabudu mahali pa kutazama mandhari, na kurudi kabla ya mvua. Njia ina mwinuko mkali lakini ni fupi, na tunamngoja kila mtu.',
      location: 'Tukutane kwenye lango kuu',
      info: 'Ada inalipia basi na kiingilio cha msitu. Lete lita mbili za maji, jaketi na viatu imara.',
    },
  },
  {
    week: 2,
    day: 'Tue',
    from: '18:30',
    to: '20:00',
    title: 'All twelve families, one table',
    description:
      'Once a semester the Bible study families meet in one place. Each family brings a dish from home.',
    location: 'Student Centre, ground floor',
    type: 'fellowship',
    picture: 'event-fellowship',
    swahili: {
      title: 'Familia zote kumi na mbili, meza moja',
      description:
        'Mara moja kila muhula, familia za kujifunza Biblia hukutana mahali pamoja. Kila familia huleta chakula cha nyumbani kwao.',
      location: 'Kituo cha Wanafunzi, ghorofa ya chini',
    },
  },
  {
    week: 2,
    day: 'Thu',
    from: '16:30',
    to: '18:00',
    title: 'Teachers’ hour: leading a class that talks',
    description:
      'For Sabbath School teachers and those who would like to become one. How to ask good questions, and how to wait for the answer.',
    location: 'Room B12',
    type: 'bible_study',
    department: 'education',
    picture: 'sabbath-school',
    places: 25,
    swahili: {
      title: 'Saa ya walimu: kuongoza darasa linalozungumza',
      description:
        'Kwa walimu wa Shule ya Sabato na wanaotaka kuwa walimu. Jinsi ya kuuliza maswali mazuri, na jinsi ya kungoja jibu.',
      location: 'Chumba B12',
    },
  },
  {
    week: 2,
    day: 'Sat',
    from: '10:00',
    to: '15:00',
    title: 'Finalists’ Sabbath',
    afternoon: 'Photographs with the finalists on the lawn',
    presenter: 'Brian Mwangi Njoroge',
    description:
      'We say goodbye to this year’s graduates. The chaplain preaches for them, the choirs sing, and each graduate gets a Bible from their family. Then there is lunch for everybody, and photographs on the lawn.',
    location: HALL,
    type: 'worship',
    department: 'youth',
    picture: 'event-finalists',
    info: 'Finalists sign up so that we have a Bible for each of you.',
    places: 80,
    swahili: {
      title: 'Sabato ya Wahitimu',
      description:
        'Tunawaaga wahitimu wa mwaka huu. Kasisi anawahubiria, kwaya zinaimba, na kila mhitimu anapewa Biblia na familia yake. Kisha kuna chakula cha mchana kwa wote, na picha kwenye uwanja wa nyasi.',
      location: 'Ukumbi Mkuu',
      info: 'Wahitimu, jiandikisheni ili tuwe na Biblia kwa kila mmoja wenu.',
    },
  },
];
