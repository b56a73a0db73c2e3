import type { PictureName } from '../pictures/index';
import { dayOfWeek, type SeedTime, type Weekday } from '../seed-time';

export interface SermonSeed {
  /** Weeks before this Sabbath's week, and the day in it if it wasn't the Sabbath. */
  readonly weeksAgo: number;
  readonly day?: Weekday;
  readonly title: string;
  readonly speaker: string;
  readonly scripture: string;
  readonly series: string;
  readonly description: string;
  /** Its transcript, where no recording has one (`spoken-sermons.ts`). */
  readonly text?: string;
  readonly tags: readonly string[];
  readonly is_featured?: boolean;
  /** The still picture in front of the sample video, where the sermon has one. */
  readonly video?: PictureName;
  readonly status?: 'draft' | 'archived';
  /** Its texts in Swahili, where the congregation has written them. */
  readonly swahili?: {
    readonly title: string;
    readonly description: string;
    readonly scripture_reference: string;
  };
}

/** The plain date on which a sermon was preached. */
export const getSermonDate = ({ weeksAgo, day }: Pick<SermonSeed, 'weeksAgo' | 'day'>, time: SeedTime) =>
  dayOfWeek(time, -weeksAgo, day ?? 'Sat');

export const SERMONS: readonly SermonSeed[] = [
  {
    weeksAgo: 1,
    title: 'The lamp that stays lit',
    speaker: 'Pr. Elijah Kiprotich Ruto',
    scripture: 'Matthew 25:1-13',
    series: 'sabbath_service',
    description:
      'Ten young women waited for the same wedding with the same lamps. What made five of them ready was nothing anyone could see in the evening. A sermon about the slow, hidden part of faith.',
    tags: ['second coming', 'devotion', 'parables'],
    video: 'event-worship',
    is_featured: true,
    swahili: {
      title: 'Taa isiyozimika',
      description:
        'Wanawali kumi walisubiri arusi ile ile wakiwa na taa zile zile. Kilichowafanya watano wawe tayari hakuna aliyeweza kukiona jioni. Hubiri kuhusu sehemu ya imani iliyofichika na inayokua polepole.',
      scripture_reference: 'Mathayo 25:1-13',
    },
  },
  {
    weeksAgo: 2,
    title: 'Bread in the wilderness',
    speaker: 'Elder Samuel Mutua Kilonzo',
    scripture: 'Exodus 16:11-31',
    series: 'sabbath_service',
    description:
      'Manna could not be stored, except for one day a week. Elder Kilonzo shows how a hungry people were taught to rest before they were taught anything else.',
    tags: ['sabbath', 'trust', 'rest'],
    swahili: {
      title: 'Mkate jangwani',
      description:
        'Mana haikuweza kuwekwa akiba, isipokuwa siku moja kwa wiki. Mzee Kilonzo anaonyesha jinsi watu wenye njaa walivyofundishwa kupumzika kabla ya kufundishwa jambo lingine lolote.',
      scripture_reference: 'Kutoka 16:11-31',
    },
  },
  {
    weeksAgo: 3,
    title: 'When the answer is “wait”',
    speaker: 'Dr. Josephine Akinyi Odhiambo',
    scripture: 'Habakkuk 2:1-4',
    series: 'sabbath_service',
    description:
      'Habakkuk complains, and God takes the complaint seriously. Our first elder on what to do with a prayer that has not been answered yet.',
    tags: ['prayer', 'faith', 'waiting'],
    swahili: {
      title: 'Jibu linapokuwa “ngoja”',
      description:
        'Habakuki analalamika, na Mungu anayachukulia malalamiko yake kwa uzito. Mzee wetu wa kwanza anaeleza la kufanya na ombi ambalo bado halijajibiwa.',
      scripture_reference: 'Habakuki 2:1-4',
    },
  },
  {
    weeksAgo: 4,
    title: 'A cup of cold water',
    speaker: 'Pr. Grace Wanjiru Kamau',
    scripture: 'Matthew 10:40-42',
    series: 'sabbath_service',
    description:
      'The smallest gift in the Gospels gets the largest promise. About the mission of people who think they have nothing to give.',
    tags: ['service', 'mission'],
    swahili: {
      title: 'Kikombe cha maji baridi',
      description:
        'Zawadi ndogo kuliko zote katika Injili inapewa ahadi kubwa kuliko zote. Hubiri kuhusu utume wa watu wanaodhani hawana cha kutoa.',
      scripture_reference: 'Mathayo 10:40-42',
    },
  },
  {
    weeksAgo: 7,
    day: 'Fri',
    title: 'Songs in a strange land',
    speaker: 'Kevin Otieno Were',
    scripture: 'Psalm 137',
    series: 'vespers',
    description:
      'A vespers word between the choirs’ songs: why people far from home should keep singing, and why some days they can’t.',
    tags: ['music', 'homesickness'],
    swahili: {
      title: 'Nyimbo katika nchi ya ugeni',
      description:
        'Neno la Vespers kati ya nyimbo za kwaya: kwa nini walio mbali na nyumbani waendelee kuimba, na kwa nini siku nyingine hawawezi.',
      scripture_reference: 'Zaburi 137',
    },
  },
  {
    weeksAgo: 5,
    title: 'Clean hands, tired feet',
    speaker: 'Pr. Elijah Kiprotich Ruto',
    scripture: 'John 13:1-17',
    series: 'sabbath_service',
    description: 'On the night when everything was about to be taken from him, Jesus looked for a basin.',
    tags: ['communion', 'humility'],
    video: 'event-communion',
    swahili: {
      title: 'Mikono safi, miguu iliyochoka',
      description: 'Usiku ambao alikuwa karibu kunyang’anywa kila kitu, Yesu alitafuta beseni.',
      scripture_reference: 'Yohana 13:1-17',
    },
  },
  {
    weeksAgo: 6,
    day: 'Sun',
    title: 'Before you choose a career',
    speaker: 'Eng. Peter Lemaiyan Ole Sankale',
    scripture: 'Proverbs 16:1-9',
    series: 'youth',
    description:
      'The finalists’ class asked an engineer how he knew. His honest answer: he didn’t, and he was led anyway.',
    tags: ['guidance', 'work', 'youth'],
    swahili: {
      title: 'Kabla hujachagua taaluma',
      description:
        'Darasa la wahitimu lilimuuliza mhandisi alijuaje. Jibu lake la kweli: hakujua, lakini aliongozwa hata hivyo.',
      scripture_reference: 'Mithali 16:1-9',
    },
  },
  {
    weeksAgo: 9,
    day: 'Sun',
    title: 'He restores my soul',
    speaker: 'Dr. Halima Chepkoech Langat',
    scripture: 'Psalm 23',
    series: 'week_of_prayer',
    description:
      'Opening night of the week of prayer. A doctor reads the shepherd psalm with people who are tired.',
    tags: ['rest', 'mental health', 'psalms'],
    video: 'event-prayer-dawn',
    swahili: {
      title: 'Hunihuisha nafsi yangu',
      description:
        'Jioni ya kwanza ya Juma la Maombi. Daktari anasoma zaburi ya mchungaji pamoja na watu waliochoka.',
      scripture_reference: 'Zaburi 23',
    },
  },
  {
    weeksAgo: 9,
    day: 'Tue',
    title: 'The God who asks questions',
    speaker: 'Pr. Daniel Barasa Simiyu',
    scripture: 'Genesis 3:8-13',
    series: 'week_of_prayer',
    description:
      '“Where are you?” is God’s first question in the Bible, and he knows the answer. About being found.',
    tags: ['grace', 'forgiveness'],
    swahili: {
      title: 'Mungu anayeuliza maswali',
      description:
        '“Uko wapi?” ni swali la kwanza la Mungu katika Biblia, naye anajua jibu. Hubiri kuhusu kupatikana.',
      scripture_reference: 'Mwanzo 3:8-13',
    },
  },
  {
    weeksAgo: 11,
    title: 'Five loaves and a borrowed lunch',
    speaker: 'Naliaka Wekesa',
    scripture: 'John 6:1-14',
    series: 'sabbath_service',
    description:
      'Stewardship Sabbath. Our treasurer on why the boy’s lunch is the only thing in the story that anybody gave.',
    tags: ['stewardship', 'giving'],
    swahili: {
      title: 'Mikate mitano na chakula cha kuazima',
      description:
        'Sabato ya Uwakili. Mweka hazina wetu anaeleza kwa nini chakula cha yule mvulana ndicho kitu pekee katika kisa hiki ambacho mtu yeyote alitoa.',
      scripture_reference: 'Yohana 6:1-14',
    },
  },
  {
    weeksAgo: 14,
    title: 'Strangers at the gate',
    speaker: 'Pr. Elijah Kiprotich Ruto',
    scripture: 'Leviticus 19:33-34',
    series: 'sabbath_service',
    description:
      'For the freshers’ welcome: what Israel’s law says about the newcomer, and what it would look like in a queue at registration.',
    tags: ['hospitality', 'freshers'],
    swahili: {
      title: 'Wageni langoni',
      description:
        'Kwa ajili ya kuwakaribisha wanafunzi wapya: sheria ya Israeli inasema nini kuhusu mgeni, na ingekuwaje kwenye foleni ya usajili.',
      scripture_reference: 'Mambo ya Walawi 19:33-34',
    },
  },
  {
    weeksAgo: 18,
    title: 'It is not too late to be early',
    speaker: 'Faith Nyaboke Ombati',
    scripture: 'Lamentations 3:22-26',
    series: 'revival',
    description: 'From the revival weekend. New every morning, says a man who is sitting in ruins.',
    tags: ['hope', 'revival'],
    swahili: {
      title: 'Hujachelewa kuwahi',
      description: 'Kutoka wikendi ya uamsho. Ni mpya kila siku asubuhi, asema mtu aliyeketi katika magofu.',
      scripture_reference: 'Maombolezo 3:22-26',
    },
  },
  {
    weeksAgo: 0,
    title: 'The upper room and the open door',
    speaker: 'Pr. Grace Wanjiru Kamau',
    scripture: 'Acts 2:1-13',
    series: 'sabbath_service',
    description: 'Notes for next Sabbath’s sermon, kept as a draft until it has been preached.',
    text: '<p>They were all together in one place, and the first thing the Spirit did was to send them outside.</p>',
    tags: ['holy spirit'],
    status: 'draft',
  },
];
