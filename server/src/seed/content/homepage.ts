import type { MinistryPageName } from '@narthex/shared-contracts/closed-lists';
import type { PictureName } from '../pictures/index';

export interface SlideSeed {
  readonly title: string;
  readonly content: string;
  readonly picture: PictureName;
  readonly ctaText: string;
  readonly ctaLink: string;
  /** Its texts in Swahili, where the congregation has written them. */
  readonly swahili?: { readonly title: string; readonly content: string; readonly cta_text: string };
}

/** In the order of the slider: family, choir, Bereans, Pilgrims, Mwangaza, mission emphasis. */
export const SLIDES: readonly SlideSeed[] = [
  {
    title: 'Come in. There is light, and there is room.',
    content:
      'Twelve families meet every Tuesday to read, eat and pray together. One of them has a chair for you.',
    picture: 'slide-family',
    ctaText: 'Find your family',
    ctaLink: '/Ministries/PersonalMinistries',
    swahili: {
      title: 'Karibu. Nuru ipo, na nafasi ipo.',
      content:
        'Familia kumi na mbili hukutana kila Jumanne kusoma, kula na kuomba pamoja. Mojawapo ina kiti chako.',
      cta_text: 'Tafuta familia yako',
    },
  },
  {
    title: 'Sing with us',
    content:
      'Three choirs, from first-timers to festival voices. If you can hum, there is a part you can hold.',
    picture: 'slide-choir',
    ctaText: 'Meet the church choir',
    ctaLink: '/Music/ChurchChoir',
    swahili: {
      title: 'Imba pamoja nasi',
      content:
        'Kwaya tatu, kuanzia wanaoimba mara ya kwanza hadi sauti za tamasha. Ukiweza kufuatisha wimbo, kuna sauti unayoweza kuiimba.',
      cta_text: 'Kutana na Kwaya ya Kanisa',
    },
  },
  {
    title: 'The Bereans keep asking',
    content:
      'Bring the question your lecturer raised on Thursday. We search the scriptures together, every day.',
    picture: 'slide-bereans',
    ctaText: 'What Adventists believe',
    ctaLink: '/About/AboutSDA',
    swahili: {
      title: 'Bereans hawaachi kuuliza',
      content:
        'Lete swali ambalo mhadhiri wako aliliibua Alhamisi. Tunayachunguza maandiko pamoja, kila siku.',
      cta_text: 'Wanachoamini Waadventista',
    },
  },
  {
    title: 'Pilgrims on the way',
    content:
      'Public Campus Ministries walks with students in every school and hostel, for the years you are here.',
    picture: 'slide-pilgrims',
    ctaText: 'Walk with us',
    ctaLink: '/Evangelism/PCM',
    swahili: {
      title: 'Pilgrims safarini',
      content:
        'Huduma ya Chuo (PCM) hutembea na wanafunzi katika kila kitivo na hosteli, kwa miaka yote utakayokuwa hapa.',
      cta_text: 'Tembea nasi',
    },
  },
  {
    title: 'Mwangaza means light',
    content: 'A home church for the years you are here, whether those are four or forty.',
    picture: 'slide-church',
    ctaText: 'About Mwangaza',
    ctaLink: '/AboutMwangaza',
    swahili: {
      title: 'Mwangaza maana yake ni nuru',
      content: 'Kanisa lako la nyumbani kwa miaka utakayokuwa hapa, iwe minne au arobaini.',
      cta_text: 'Kuhusu Mwangaza',
    },
  },
  {
    title: 'Mission emphasis',
    content:
      'This semester we build, teach and treat in Bonde la Juu. Give an hour, a skill or a bag of cement.',
    picture: 'slide-mission-emphasis',
    ctaText: 'See the mission',
    ctaLink: '/About/Mission',
    swahili: {
      title: 'Misheni ya muhula huu',
      content:
        'Muhula huu tunajenga, tunafundisha na kutibu huko Bonde la Juu. Toa saa moja, ujuzi wako au mfuko wa saruji.',
      cta_text: 'Tazama misheni',
    },
  },
];

export interface ContentSeed {
  readonly title: string;
  readonly subtitle: string;
  readonly content: string;
  readonly picture?: PictureName;
  readonly buttonText?: string;
  readonly buttonLink?: string;
  /** Its texts in Swahili, where the congregation has written them. */
  readonly swahili?: {
    readonly title: string;
    readonly subtitle: string;
    readonly content: string;
    readonly button_text?: string;
  };
}

export const CONTENT_SECTIONS = {
  about_us: {
    title: 'A home church for the years you are here',
    subtitle: 'Who we are',
    content:
      'You may stay four years or forty. Either way you get a family of about twenty students to study with, a choir to sing in, someone to pray with you before an exam, and work to do for the town around us.\n\nMwangaza is the Seventh-day Adventist congregation of Kilele University. We keep the Sabbath, we read the Bible slowly, and we believe that Jesus is coming back. We also believe that nobody should eat lunch alone.',
    picture: 'about-family',
    buttonText: 'About Mwangaza',
    buttonLink: '/AboutMwangaza',
    swahili: {
      title: 'Kanisa lako la nyumbani kwa miaka utakayokuwa hapa',
      subtitle: 'Sisi ni nani',
      content:
        'Huenda ukakaa miaka minne au arobaini. Kwa vyovyote utapata familia ya wanafunzi wapatao ishirini wa kujifunza nao, kwaya ya kuimba nayo, mtu wa kuomba pamoja nawe kabla ya mtihani, na kazi ya kufanya kwa ajili ya mji unaotuzunguka.\n\nMwangaza ni kanisa la Waadventista wa Sabato la Chuo Kikuu cha Kilele. Tunaishika Sabato, tunasoma Biblia polepole, na tunaamini kwamba Yesu anarudi. Tunaamini pia kwamba hakuna mtu anayepaswa kula chakula cha mchana peke yake.',
      button_text: 'Kuhusu Mwangaza',
    },
  },
  welcome_message: {
    title: 'Is this your first Sabbath with us?',
    subtitle: 'Karibu sana',
    content:
      'Come as you are; a school shirt is fine. Someone at the door will show you a seat, a class and the way to lunch. You are our guest: nobody will ask you to stand up, to sign anything or to give.',
    buttonText: 'Plan your visit',
    buttonLink: '/new-here#plan-a-visit',
    swahili: {
      title: 'Je, hii ni Sabato yako ya kwanza nasi?',
      subtitle: 'Karibu sana',
      content:
        'Njoo ulivyo; shati la shule linatosha. Mlangoni kuna mtu atakayekuonyesha kiti, darasa na mahali pa chakula cha mchana. Wewe ni mgeni wetu: hakuna atakayekuomba usimame, utie sahihi popote au utoe sadaka.',
      button_text: 'Panga kututembelea',
    },
  },
  prayer_verse: {
    title: 'What may we pray for?',
    subtitle: 'Jeremiah 33:3',
    content:
      '“Call to me and I will answer you, and will tell you great and hidden things that you have not known.”',
    buttonText: 'The prayer wall',
    buttonLink: '/PrayerDepartment',
    swahili: {
      title: 'Tukuombee nini?',
      subtitle: 'Yeremia 33:3',
      content: '“Niite, nami nitakuitikia, nami nitakuonyesha mambo makubwa, magumu usiyoyajua.”',
      button_text: 'Ukuta wa maombi',
    },
  },
  pastor_message: {
    title: 'From the chaplain',
    subtitle: 'Pr. Elijah Kiprotich Ruto',
    content:
      'A university teaches you to ask what is true. Keep asking. In my years on this campus I have not met a student whose honest question was too big for God, and I have met many whose question was the road they came home on.',
    buttonText: 'Read his letter',
    buttonLink: '/Pastormessage',
    swahili: {
      title: 'Kutoka kwa kasisi',
      subtitle: 'Pr. Elijah Kiprotich Ruto',
      content:
        'Chuo kikuu hukufundisha kuuliza kweli ni ipi. Endelea kuuliza. Katika miaka yangu chuoni hapa sijakutana na mwanafunzi ambaye swali lake la dhati lilikuwa kubwa mno kwa Mungu, lakini nimekutana na wengi ambao swali lao ndilo lililokuwa njia ya kuwarudisha nyumbani.',
      button_text: 'Soma barua yake',
    },
  },
  elder_message: {
    title: 'From the first elder',
    subtitle: 'Dr. Josephine Akinyi Odhiambo',
    content:
      'At the start of each year the hall fills with people who know nobody. By the end of the semester they are somebody’s family. That is the work of this church, and it is done one greeting at a time.',
    buttonText: 'Read her message',
    buttonLink: '/Eldermessage',
    swahili: {
      title: 'Kutoka kwa mzee wa kwanza',
      subtitle: 'Dr. Josephine Akinyi Odhiambo',
      content:
        'Mwanzoni mwa kila mwaka ukumbi hujaa watu wasiomjua yeyote. Muhula unapoisha, tayari wamekuwa familia. Hiyo ndiyo kazi ya kanisa hili, nayo hufanyika kwa salamu moja baada ya nyingine.',
      button_text: 'Soma ujumbe wake',
    },
  },
  mission_statement: {
    title: 'Why we are here',
    subtitle: 'Our mission',
    content:
      'To make disciples of Jesus Christ among the students and staff of Kilele University, so that they carry his light into every profession and every county they go to.',
    buttonText: 'Our mission and vision',
    buttonLink: '/AboutMwangaza',
    swahili: {
      title: 'Kwa nini tuko hapa',
      subtitle: 'Utume wetu',
      content:
        'Kuwafanya wanafunzi na wafanyakazi wa Chuo Kikuu cha Kilele kuwa wafuasi wa Yesu Kristo, ili wabebe nuru yake katika kila taaluma na kila kaunti wanakokwenda.',
      button_text: 'Utume na maono yetu',
    },
  },
  upcoming_events: {
    title: 'What is planned',
    subtitle: 'Coming up',
    content:
      'Most of it is free, and all of it is open. Bring the friend who keeps asking what you do on Saturdays.',
    buttonText: 'The Sabbath calendar',
    buttonLink: '/SabbathCalendar',
    swahili: {
      title: 'Yaliyopangwa',
      subtitle: 'Yajayo',
      content:
        'Mengi ni ya bure, na yote ni kwa watu wote. Mlete rafiki anayekuuliza kila mara unafanya nini Jumamosi.',
      button_text: 'Kalenda ya Sabato',
    },
  },
  announcements: {
    title: 'From the communication desk',
    subtitle: 'Announcements',
    content: 'What you would have heard from the pulpit, for the Sabbath you were away.',
    buttonText: 'All announcements',
    buttonLink: '/Announcements',
    swahili: {
      title: 'Kutoka idara ya mawasiliano',
      subtitle: 'Matangazo',
      content: 'Yale ambayo ungeyasikia kutoka mimbarini, kwa Sabato ambayo hukuwepo.',
      button_text: 'Matangazo yote',
    },
  },
} as const satisfies Record<string, ContentSeed>;

export interface ProjectSeed {
  readonly title: string;
  readonly ministryPage?: MinistryPageName;
  readonly description: string;
  readonly picture: PictureName;
  readonly goalAmount: number;
  readonly raisedAmount: number;
  readonly link: string;
  readonly isFeatured: boolean;
  /** Its texts in Swahili, where the congregation has written them. */
  readonly swahili?: { readonly title: string; readonly description: string };
}

export const PROJECTS: readonly ProjectSeed[] = [
  {
    title: 'A clinic room for Bonde la Juu',
    ministryPage: 'evangelism',
    description:
      'The dispensary in Bonde la Juu treats eleven villages in one room. With the county’s consent we are adding a second, so that mothers need not wait outside. The walls stand; the roof, the door and the water tank are next.',
    picture: 'event-health-clinic',
    goalAmount: 850_000,
    raisedAmount: 512_400,
    link: '/tithes-offerings',
    isFeatured: true,
    swahili: {
      title: 'Chumba cha kliniki kwa Bonde la Juu',
      description:
        'Zahanati ya Bonde la Juu hutibu watu wa vijiji kumi na kimoja katika chumba kimoja. Kwa idhini ya kaunti tunaongeza chumba cha pili, ili akina mama wasilazimike kusubiri nje. Kuta zimesimama; kinachofuata ni paa, mlango na tangi la maji.',
    },
  },
  {
    title: 'Sixty chairs and a second loudspeaker',
    description:
      'On communion Sabbaths people listen from the corridor. Sixty stackable chairs and one more loudspeaker bring them inside.',
    picture: 'event-worship',
    goalAmount: 180_000,
    raisedAmount: 96_750,
    link: '/tithes-offerings',
    isFeatured: true,
    swahili: {
      title: 'Viti sitini na spika ya pili',
      description:
        'Katika Sabato za Meza ya Bwana wengine husikiliza wakiwa kwenye korido. Viti sitini vinavyopangika kimoja juu ya kingine na spika moja zaidi vitawaleta ndani.',
    },
  },
  {
    title: 'Bread for the last week',
    ministryPage: 'deconary',
    description:
      'Near the end of a semester some students skip meals to sit their examinations. This fund buys supper vouchers, quietly, through the deaconesses. A voucher is KES 120.',
    picture: 'giving',
    goalAmount: 120_000,
    raisedAmount: 74_280,
    link: '/tithes-offerings',
    isFeatured: true,
    swahili: {
      title: 'Mkate wa wiki ya mwisho',
      description:
        'Muhula unapokaribia kuisha, baadhi ya wanafunzi huruka milo ili waweze kufanya mitihani. Mfuko huu hununua vocha za chakula cha jioni, kimya kimya, kupitia mashemasi wa kike. Vocha moja ni KES 120.',
    },
  },
  {
    title: 'A Bible for every fresher',
    ministryPage: 'pcm',
    description:
      'At the start of each year we give a study Bible to every new student who asks for one. Last year that was 143 people. One Bible is KES 900.',
    picture: 'open-bible',
    goalAmount: 130_000,
    raisedAmount: 130_000,
    link: '/Books',
    isFeatured: false,
    swahili: {
      title: 'Biblia kwa kila mwanafunzi mpya',
      description:
        'Mwanzoni mwa kila mwaka tunatoa Biblia ya kujifunzia kwa kila mwanafunzi mpya anayeiomba. Mwaka jana walikuwa watu 143. Biblia moja ni KES 900.',
    },
  },
];
