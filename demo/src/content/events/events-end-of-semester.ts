import { HALL, type EventSeed } from './event-seed';

/** Three and four weeks on, before the examinations. */
export const END_OF_SEMESTER_EVENTS: readonly EventSeed[] = [
  {
    week: 3,
    day: 'Sun',
    from: '09:00',
    to: '13:00',
    title: 'Cooking well on two hundred shillings',
    description:
      'Learn to cook four cheap meals on one burner: sukuma with groundnuts, githeri, lentils and oat porridge. You cook them, and then we eat together.',
    location: 'Home Science kitchen, Block F',
    type: 'community',
    department: 'health',
    picture: 'event-cooking',
    places: 20,
    fee: 150,
    swahili: {
      title: 'Kupika vizuri kwa shilingi mia mbili',
      description:
        'Jifunze kupika milo minne ya bei nafuu kwenye jiko moja: sukuma kwa karanga, githeri, kamande na uji wa shayiri. Unapika, kisha tunakula pamoja.',
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
      'Bring your examination timetable. We pray for each school and each paper. You write your most difficult paper on a card, and somebody prays for you until the results are out.',
    location: 'Prayer Room, behind the hall',
    type: 'worship',
    department: 'prayer',
    picture: 'event-prayer-dawn',
    swahili: {
      title: 'Kuombea mitihani',
      description:
        'Lete ratiba yako ya mitihani. Tunaombea kila kitivo na kila mtihani. Unaandika mtihani wako mgumu zaidi kwenye kadi, na mtu anakuombea hadi matokeo yatoke.',
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
      'We sing by the light of candles and lanterns on the steps of the hall, in eight languages. Blissful leads the singing. Bring a friend and a jacket.',
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
      'We wash one another’s feet, and share the bread and the cup. Everybody who believes in Christ may take part. At the door you see the rooms for the foot-washing; one is for families.',
    location: HALL,
    type: 'worship',
    department: 'pastoral',
    picture: 'event-communion',
    swahili: {
      title: 'Sabato ya Meza ya Bwana',
      description:
        'Tunatawadhana miguu, na kushiriki mkate na kikombe. Kila anayemwamini Kristo anaweza kushiriki. Mlangoni utaona vyumba vya kutawadhana miguu; kimoja ni cha familia.',
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
      'Would you like to join the choir? Sit with the people who sing your part and sing along. There is no audition.',
    location: 'Music Room',
    type: 'choir',
    department: 'music',
    picture: 'slide-choir',
    swahili: {
      title: 'Mazoezi ya wazi ya Kwaya ya Kanisa',
      description:
        'Ungependa kujiunga na kwaya? Keti na wanaoimba sauti yako, uimbe pamoja nao. Hakuna majaribio ya sauti.',
      location: 'Chumba cha Muziki',
    },
  },
];
