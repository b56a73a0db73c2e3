import { HALL, type EventSeed } from './event-seed';

/** From this week to four weeks on: what a visitor sees first. */
export const COMING_EVENTS: readonly EventSeed[] = [
  {
    week: 0,
    day: 'Sat',
    from: '14:00',
    to: '17:00',
    title: 'Afternoon fellowship: ask the elders',
    presenter: 'Elder Peter Lemaiyan Ole Sankale',
    description:
      'Write your question on a card at the door, unsigned if you like. Three elders and a lecturer in philosophy take them one by one, and they are allowed to say “I don’t know”.',
    location: HALL,
    type: 'fellowship',
    department: 'pastoral',
    picture: 'event-seminar',
    swahili: {
      title: 'Ushirika wa alasiri: waulize wazee',
      description:
        'Andika swali lako kwenye kadi mlangoni, bila jina ukipenda. Wazee watatu wa kanisa na mhadhiri wa falsafa watajibu swali moja baada ya jingine, na wanaruhusiwa kusema “Sijui”.',
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
      'Blood pressure, blood sugar, eyesight and somebody who listens. We need thirty hands: nursing and clinical students to examine, everybody else to carry, register, translate and serve tea.',
    location: 'Kilele town market, main entrance',
    type: 'community',
    department: 'health',
    picture: 'event-health-clinic',
    places: 30,
    info: 'The bus leaves the hall at 7:15 AM. Bring a hat and your student card; gloves and aprons are there.',
    swahili: {
      title: 'Kliniki ya bure katika soko la mji',
      description:
        'Kupima shinikizo la damu, sukari ya damu na macho, na mtu wa kukusikiliza. Tunahitaji mikono thelathini: wanafunzi wa uuguzi na wa tiba kupima, wengine wote kubeba, kuandikisha, kutafsiri na kuandaa chai.',
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
    description:
      'A letter about joy, written in chains. We read one chapter a week, slowly, with the questions first and the commentary last. This week: chapter two, the song of the one who came down.',
    location: 'Lecture Theatre 2',
    type: 'bible_study',
    department: 'education',
    picture: 'event-bible-study',
    every: 'weekly',
    swahili: {
      title: 'Kujifunza Biblia: waraka kwa Wafilipi',
      description:
        'Waraka kuhusu furaha, ulioandikwa kifungoni. Tunasoma sura moja kwa wiki, polepole, tukianza na maswali na kumalizia na kitabu cha ufafanuzi. Wiki hii: sura ya pili, wimbo wa yule aliyeshuka.',
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
      'Three choirs, one hour of song, and the Sabbath begins. The Church Choir opens, Blissful answers, and for the last three songs you are the choir. Words are on the screen.',
    location: HALL,
    type: 'choir',
    department: 'music',
    picture: 'event-choir-vespers',
    swahili: {
      title: 'Ibada ya jioni pamoja na kwaya',
      description:
        'Kwaya tatu, saa moja ya nyimbo, na Sabato inaanza. Kwaya ya Kanisa inafungua, Blissful inaitikia, na kwa nyimbo tatu za mwisho kwaya ni wewe. Maneno yako kwenye skrini.',
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
      'A Sabbath for everybody who has never been inside. Each of us brings one friend; the service explains itself as it goes, and lunch is for all. The media team shows in the afternoon how a service reaches people at home.',
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
      'Up through the forest, worship at the look-out, down before the rain. The path is steep but short, and the slowest walker sets the pace.',
    location: 'Meet at the main gate',
    type: 'youth',
    department: 'youth',
    picture: 'slide-pilgrims',
    places: 45,
    fee: 350,
    info: 'The fee covers the bus and the forest entry. Bring two litres of water, a jacket and shoes that have been rained on before.',
    swahili: {
      title: 'Matembezi ya vijana hadi Mlima Mwanga',
      description:
        'Tunapanda kupitia msituni, tunaabudu mahali pa kutazama mandhari, na kushuka kabla ya mvua. Njia ina mwinuko mkali lakini ni fupi, na anayetembea polepole zaidi ndiye anayeamua mwendo.',
      location: 'Tukutane kwenye lango kuu',
      info: 'Ada inalipia basi na kiingilio cha msitu. Lete lita mbili za maji, jaketi, na viatu ambavyo vimewahi kunyeshewa.',
    },
  },
  {
    week: 2,
    day: 'Tue',
    from: '18:30',
    to: '20:00',
    title: 'All twelve families, one table',
    description:
      'Once a semester the Bible study families meet in one place. Each brings a dish from home country: expect ugali of four kinds and an argument about which is right.',
    location: 'Student Centre, ground floor',
    type: 'fellowship',
    picture: 'event-fellowship',
    swahili: {
      title: 'Familia zote kumi na mbili, meza moja',
      description:
        'Mara moja kila muhula, familia za kujifunza Biblia hukutana mahali pamoja. Kila moja huleta chakula cha nyumbani kwao: tarajia ugali wa aina nne, na mabishano kuhusu ulio halisi.',
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
      'For Sabbath School teachers and those who would like to become one. How to ask a question that isn’t a test, and how to bear ten seconds of silence.',
    location: 'Room B12',
    type: 'bible_study',
    department: 'education',
    picture: 'sabbath-school',
    places: 25,
    swahili: {
      title: 'Saa ya walimu: kuongoza darasa linalozungumza',
      description:
        'Kwa walimu wa Shule ya Sabato na wanaotaka kuwa walimu. Jinsi ya kuuliza swali lisilo la mtihani, na jinsi ya kuvumilia sekunde kumi za ukimya.',
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
      'We send off this year’s graduates: a charge by the chaplain, a song by the choirs, a Bible with the names of the whole family in it. Lunch for all, photographs on the lawn.',
    location: HALL,
    type: 'worship',
    department: 'youth',
    picture: 'event-finalists',
    info: 'Finalists sign up so that we have a Bible for each of you.',
    places: 80,
    swahili: {
      title: 'Sabato ya Wahitimu',
      description:
        'Tunawaaga wahitimu wa mwaka huu: wosia wa kasisi, wimbo wa kwaya, na Biblia yenye majina ya familia nzima ndani yake. Chakula cha mchana kwa wote, na picha kwenye uwanja wa nyasi.',
      location: 'Ukumbi Mkuu',
      info: 'Wahitimu, jiandikisheni ili tuwe na Biblia kwa kila mmoja wenu.',
    },
  },
  {
    week: 3,
    day: 'Sun',
    from: '09:00',
    to: '13:00',
    title: 'Cooking well on two hundred shillings',
    description:
      'Four meals a student can cook on one burner: sukuma with groundnuts, githeri that isn’t boring, lentils, and an oat porridge that lasts until noon. You cook, then you eat.',
    location: 'Home Science kitchen, Block F',
    type: 'community',
    department: 'health',
    picture: 'event-cooking',
    places: 20,
    fee: 150,
    swahili: {
      title: 'Kupika vizuri kwa shilingi mia mbili',
      description:
        'Milo minne ambayo mwanafunzi anaweza kupika kwenye jiko moja: sukuma kwa karanga, githeri isiyochosha, kamande, na uji wa shayiri unaokushibisha hadi adhuhuri. Unapika, kisha unakula.',
      location: 'Jiko la Sayansi Kimu, Block F',
    },
  },
  {
    week: 3,
    day: 'Wed',
    from: '17:00',
    to: '18:30',
    title: 'Praying for the examinations',
    description:
      'Bring your timetable. We pray by school and by paper, write each other’s difficult one on a card, and keep it in the Bible until the results are out.',
    location: 'Prayer Room, behind the hall',
    type: 'worship',
    department: 'prayer',
    picture: 'event-prayer-dawn',
    swahili: {
      title: 'Kuombea mitihani',
      description:
        'Lete ratiba yako ya mitihani. Tunaomba kitivo kwa kitivo na mtihani kwa mtihani; kila mmoja anaandika kwenye kadi mtihani mgumu wa mwenzake, na kuihifadhi ndani ya Biblia hadi matokeo yatoke.',
      location: 'Chumba cha Maombi, nyuma ya ukumbi',
    },
  },
  {
    week: 3,
    day: 'Fri',
    from: '18:30',
    to: '20:30',
    title: 'Songs by lantern',
    description:
      'The lamps go out and we sing by candle and lantern on the steps of the hall, in eight languages. Blissful leads; bring a friend and a jacket.',
    location: 'Steps of the Main Assembly Hall',
    type: 'choir',
    department: 'music',
    picture: 'event-lantern-carols',
    swahili: {
      title: 'Nyimbo kwa mwanga wa kandili',
      description:
        'Taa za umeme zinazimwa, nasi tunaimba kwa mwanga wa mishumaa na kandili kwenye ngazi za ukumbi, katika lugha nane. Blissful inaongoza; njoo na rafiki na jaketi.',
      location: 'Ngazi za Ukumbi Mkuu',
    },
  },
  {
    week: 3,
    day: 'Sat',
    from: '10:00',
    to: '13:00',
    title: 'Communion Sabbath',
    description:
      'Foot-washing, bread and the cup, and a longer silence than usual. The table is open to everyone who believes in Christ. Rooms for the ordinance of humility are marked at the door; there is one for families.',
    location: HALL,
    type: 'worship',
    department: 'pastoral',
    picture: 'event-communion',
    swahili: {
      title: 'Sabato ya Meza ya Bwana',
      description:
        'Kutawadhana miguu, mkate na kikombe, na ukimya mrefu kuliko kawaida. Meza iko wazi kwa kila anayemwamini Kristo. Vyumba vya huduma ya unyenyekevu vimeonyeshwa mlangoni; kimoja ni cha familia.',
      location: 'Ukumbi Mkuu',
    },
  },
  {
    week: 4,
    day: 'Sun',
    from: '15:00',
    to: '16:00',
    title: 'Open rehearsal of the Church Choir',
    description:
      'Thinking of joining? Sit with the people who sing your part, sing along, decide afterwards. There is no audition.',
    location: 'Music Room',
    type: 'choir',
    department: 'music',
    picture: 'slide-choir',
    swahili: {
      title: 'Mazoezi ya wazi ya Kwaya ya Kanisa',
      description:
        'Unafikiria kujiunga? Keti na wanaoimba sauti yako, imba pamoja nao, kisha uamue. Hakuna majaribio ya sauti.',
      location: 'Chumba cha Muziki',
    },
  },
];
