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
  readonly text: string;
  readonly tags: readonly string[];
  readonly isFeatured?: boolean;
  /** The still picture in front of the sample film, where the sermon has one. */
  readonly film?: PictureName;
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
    text: '<p>All ten had lamps. All ten fell asleep. Jesus does not scold them for sleeping; he knows how long a night can be. The difference is a small jar that five of them carried without anybody noticing.</p><p>Nobody fills a jar at midnight. It is filled in ordinary weeks: the prayer before the lecture, the chapter on the bus, the friend who asks how you really are. You will not feel that it is filling. You will only find, on the night you need it, that there is oil.</p><p>So the question for this week is a practical one. Where in your timetable does the jar stand?</p>',
    tags: ['second coming', 'devotion', 'parables'],
    film: 'event-worship',
    isFeatured: true,
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
    text: '<p>Israel had been free for six weeks and still lived like slaves: gathering all they could, trusting nobody with tomorrow. Their first lesson in freedom is bread that spoils when you hoard it, and keeps when you rest.</p><p>A student knows that fear. There is always one more page to read. The Sabbath is God’s way of saying, every week: you are not held up by what you managed to collect.</p>',
    tags: ['sabbath', 'trust', 'rest'],
  },
  {
    weeksAgo: 3,
    title: 'When the answer is “wait”',
    speaker: 'Dr. Josephine Akinyi Odhiambo',
    scripture: 'Habakkuk 2:1-4',
    series: 'sabbath_service',
    description:
      'Habakkuk complains, and God takes the complaint seriously. Our first elder on what to do with a prayer that has not been answered yet.',
    text: '<p>Habakkuk does a brave thing: he finishes his complaint and then climbs the watchtower to hear what he will be told. Most of us complain and walk away.</p><p>The answer he gets is a date he is not told. “If it seems slow, wait for it.” And then the sentence that half of the New Testament leans on: the righteous shall live by faith. It was said first to a man who was still waiting.</p>',
    tags: ['prayer', 'faith', 'waiting'],
  },
  {
    weeksAgo: 4,
    title: 'A cup of cold water',
    speaker: 'Pr. Grace Wanjiru Kamau',
    scripture: 'Matthew 10:40-42',
    series: 'sabbath_service',
    description:
      'The smallest gift in the Gospels gets the largest promise. About the mission of people who think they have nothing to give.',
    text: '<p>Jesus has just sent the twelve out with nothing in their pockets. Then he speaks of those who will open the door to them, and he chooses the cheapest thing in the house: water, cold, because somebody walked to the well for it just now.</p><p>You do not need a budget to begin. You need to notice who is thirsty.</p>',
    tags: ['service', 'mission'],
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
    text: '<p>They hung their harps on the trees. I love that the Bible keeps that verse: there are evenings when you cannot sing. But notice that they did not throw the harps into the river.</p>',
    tags: ['music', 'homesickness'],
  },
  {
    weeksAgo: 5,
    title: 'Clean hands, tired feet',
    speaker: 'Pr. Elijah Kiprotich Ruto',
    scripture: 'John 13:1-17',
    series: 'sabbath_service',
    description:
      'Preached before the ordinance of humility. On the night when everything was about to be taken from him, Jesus looked for a basin.',
    text: '<p>John says that Jesus knew the Father had given all things into his hands. And with all things in his hands, he picked up a towel.</p><p>Peter’s refusal sounds humble. It is not. It is easier to serve than to be served, because the one who serves keeps his shoes on. Today, let somebody wash your feet.</p>',
    tags: ['communion', 'humility'],
    film: 'event-communion',
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
    text: '<p>I applied for medicine. I tell you that because people describe guidance as if there had been a light on the road. I had a letter that said no, and an uncle who knew somebody who needed a draughtsman.</p><p>The heart plans the way; that is allowed, it is even commanded. The Lord directs the steps. Plan, and hold the plan with an open hand.</p>',
    tags: ['guidance', 'work', 'youth'],
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
    text: '<p>“He makes me lie down.” Sheep do not lie down when they are hungry, or afraid, or quarrelling. If you cannot lie down this week, ask which of the three it is.</p><p>Tonight is no night for resolutions. Let yourself be led to the water first.</p>',
    tags: ['rest', 'mental health', 'psalms'],
    film: 'event-prayer-dawn',
  },
  {
    weeksAgo: 9,
    day: 'Tue',
    title: 'The God who asks questions',
    speaker: 'Pr. Daniel Barasa Simiyu',
    scripture: 'Genesis 3:8-13',
    series: 'week_of_prayer',
    description:
      '“Where are you?” is the first question in the Bible, and the one who asks it knows the answer. About being found.',
    text: '<p>God could have come with a verdict. He comes walking, in the cool of the day, with a question, so that the man may still say it himself.</p><p>Whatever bush you are behind this week, the voice in the garden is not the voice of a policeman. It is a father’s.</p>',
    tags: ['grace', 'forgiveness'],
  },
  {
    weeksAgo: 11,
    title: 'Five loaves and a borrowed lunch',
    speaker: 'Naliaka Wekesa',
    scripture: 'John 6:1-14',
    series: 'sabbath_service',
    description:
      'Stewardship Sabbath. Our treasurer on why the boy’s lunch is the only thing in the story that anybody gave.',
    text: '<p>Philip did the arithmetic and it was correct. Eight months’ wages would not have been enough. Good arithmetic is a gift, I make my living by it; and it is not the last word.</p><p>The boy lost nothing. He ate that day too.</p>',
    tags: ['stewardship', 'giving'],
  },
  {
    weeksAgo: 14,
    title: 'Strangers at the gate',
    speaker: 'Pr. Elijah Kiprotich Ruto',
    scripture: 'Leviticus 19:33-34',
    series: 'sabbath_service',
    description:
      'For the freshers’ welcome: what Israel’s law says about the newcomer, and what it would look like in a queue at registration.',
    text: '<p>“You were strangers in Egypt.” Every one of us has stood in that queue with the wrong form. The law asks us to remember it on purpose.</p>',
    tags: ['hospitality', 'freshers'],
  },
  {
    weeksAgo: 18,
    title: 'It is not too late to be early',
    speaker: 'Faith Nyaboke Ombati',
    scripture: 'Lamentations 3:22-26',
    series: 'revival',
    description: 'From the revival weekend. New every morning, says a man who is sitting in ruins.',
    text: '<p>Jeremiah writes this in a burnt city. Mercy is new every morning, and he says so without one good morning to point at. That is what makes it worth believing.</p>',
    tags: ['hope', 'revival'],
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
