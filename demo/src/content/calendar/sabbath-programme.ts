import { HALL, HALL_SW, SAT, type Slot } from './programme-slot';

/** The Sabbath, from the first prayer to the last song. */
export const SABBATH: readonly Slot[] = [
  {
    name: 'Morning prayer',
    start_time: '07:50',
    end_time: '08:20',
    description: 'We pray together before the programme begins.',
    swahili: {
      name: 'Maombi ya asubuhi',
      description: 'Tunaomba pamoja kabla ya programu kuanza.',
    },
  },
  {
    name: 'Sabbath School programme',
    start_time: '08:20',
    end_time: '09:00',
    description: 'Song service, the superintendent’s remarks and the mission story.',
    swahili: {
      name: 'Programu ya Shule ya Sabato',
      description: 'Huduma ya nyimbo, maneno ya msimamizi wa Shule ya Sabato na kisa cha misheni.',
    },
  },
  {
    name: 'Lesson study',
    start_time: '09:00',
    end_time: '10:00',
    description: 'In classes, in English and Kiswahili, with one class for visitors.',
    swahili: {
      name: 'Kujifunza lesoni',
      description: 'Katika madarasa, kwa Kiingereza na Kiswahili, pamoja na darasa moja la wageni.',
    },
  },
  {
    name: 'Praise and the church at work',
    start_time: '10:00',
    end_time: '11:00',
    description: 'Choirs, welcome, announcements and what the ministries did this week.',
    swahili: {
      name: 'Sifa na kazi za kanisa',
      description: 'Kwaya, makaribisho, matangazo na yale ambayo huduma za kanisa zimefanya wiki hii.',
    },
  },
  {
    name: 'Divine Service',
    start_time: '11:00',
    end_time: '13:00',
    description: 'Worship, offering, the sermon.',
    swahili: {
      name: 'Ibada ya mahubiri',
      description: 'Kuabudu, sadaka na mahubiri.',
    },
  },
  {
    name: 'Lunch together',
    start_time: '13:00',
    end_time: '14:00',
    location: 'The lawn beside the hall',
    description: 'Families bring food to share. Guests don’t need to bring anything.',
    swahili: {
      name: 'Chakula cha mchana pamoja',
      location: 'Uwanja wa nyasi kando ya ukumbi',
      description: 'Familia huleta chakula cha kula pamoja. Mgeni hahitaji kuleta chochote.',
    },
  },
  {
    name: 'Afternoon fellowship',
    start_time: '14:00',
    end_time: '17:00',
    description: 'Adventist Youth, Bible questions, visits to the hospital or singing, week by week.',
    swahili: {
      name: 'Ushirika wa alasiri',
      description:
        'Vijana Waadventista, maswali ya Biblia, kutembelea hospitali au kuimba, kila wiki na jambo lake.',
    },
  },
  {
    name: 'Closing of the Sabbath',
    start_time: '17:30',
    end_time: '18:00',
    description: 'We close the Sabbath with a hymn and a psalm.',
    swahili: {
      name: 'Kufunga Sabato',
      description: 'Tunaifunga Sabato kwa wimbo na zaburi.',
    },
  },
].map((slot) => ({
  location: HALL,
  ...slot,
  swahili: { location: HALL_SW, ...slot.swahili },
  day: SAT,
  kind: 'sabbath' as const,
}));
