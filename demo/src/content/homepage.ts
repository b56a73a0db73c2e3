import type { MinistryPageName } from '@narthex/shared-contracts/enums';
import type { PictureName } from '../pictures/index';

export interface SlideSeed {
  readonly title: string;
  readonly content: string;
  readonly picture: PictureName;
  readonly cta_text: string;
  readonly cta_link: string;
  /** Its texts in Swahili, where the congregation has written them. */
  readonly swahili?: { readonly title: string; readonly content: string; readonly cta_text: string };
}

/** In the order of the slider: family, choir, Bereans, Pilgrims, Mwangaza, mission emphasis. */
export const SLIDES: readonly SlideSeed[] = [
  {
    title: 'Come in. There is light, and there is room.',
    content:
      'Twelve small groups, our families, meet every {{service:family-meeting.day}} to read the Bible and pray together. Join one of them.',
    picture: 'slide-family',
    cta_text: 'Find your family',
    cta_link: '/Ministries/PersonalMinistries',
    swahili: {
      title: 'Karibu. Nuru ipo, na nafasi ipo.',
      content:
        'Familia kumi na mbili hukutana kila {{service:family-meeting.day}} kusoma Biblia na kuomba pamoja. Jiunge na mojawapo.',
      cta_text: 'Tafuta familia yako',
    },
  },
  {
    title: 'Sing with us',
    content:
      'We have three choirs, for beginners and for experienced singers. Come to a practice and sing along.',
    picture: 'slide-choir',
    cta_text: 'Meet the church choir',
    cta_link: '/Music/ChurchChoir',
    swahili: {
      title: 'Imba pamoja nasi',
      content:
        'Tuna kwaya tatu, kwa wanaoanza na kwa waimbaji wenye uzoefu. Njoo kwenye mazoezi uimbe pamoja nasi.',
      cta_text: 'Kutana na Kwaya ya Kanisa',
    },
  },
  {
    title: 'Ask with the Bereans',
    content: 'Do you have a question about faith? Bring it. We look for the answer in the Bible together.',
    picture: 'slide-bereans',
    cta_text: 'What Adventists believe',
    cta_link: '/About/AboutSDA',
    swahili: {
      title: 'Uliza pamoja na Bereans',
      content: 'Una swali kuhusu imani? Lilete. Tunatafuta jibu lake pamoja katika Biblia.',
      cta_text: 'Wanachoamini Waadventista',
    },
  },
  {
    title: 'Meet the Pilgrims',
    content:
      'Public Campus Ministries visits students in every school and hostel. Join a visit, or ask for one.',
    picture: 'slide-pilgrims',
    cta_text: 'Join Public Campus Ministries',
    cta_link: '/Evangelism/PCM',
    swahili: {
      title: 'Kutana na Pilgrims',
      content:
        'Huduma ya Chuo (PCM) huwatembelea wanafunzi katika kila kitivo na hosteli. Jiunge nasi, au omba utembelewe.',
      cta_text: 'Jiunge na Huduma ya Chuo',
    },
  },
  {
    title: 'Mwangaza means light',
    content: 'A home church for the years you are here, whether those are four or forty.',
    picture: 'slide-church',
    cta_text: 'About Mwangaza',
    cta_link: '/AboutMwangaza',
    swahili: {
      title: 'Mwangaza maana yake ni nuru',
      content: 'Kanisa lako la nyumbani kwa miaka utakayokuwa hapa, iwe minne au arobaini.',
      cta_text: 'Kuhusu Mwangaza',
    },
  },
  {
    title: 'Mission emphasis',
    content:
      'This semester we build, teach and treat the sick in Bonde la Juu. You can help with time, skills or money.',
    picture: 'slide-mission-emphasis',
    cta_text: 'See the mission',
    cta_link: '/About/Mission',
    swahili: {
      title: 'Misheni ya muhula huu',
      content:
        'Muhula huu tunajenga, tunafundisha na kutibu wagonjwa huko Bonde la Juu. Unaweza kusaidia kwa muda, ujuzi au pesa.',
      cta_text: 'Tazama misheni',
    },
  },
];

export interface ContentSeed {
  readonly title: string;
  readonly subtitle: string;
  readonly content: string;
  readonly picture?: PictureName;
  readonly button_text?: string;
  readonly button_link?: string;
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
      'Mwangaza is the Seventh-day Adventist congregation of Kilele University. We keep the Sabbath, we study the Bible, and we believe that Jesus is coming back.\n\nYou can join a family of about twenty students who study the Bible together, sing in a choir, ask somebody to pray with you before an examination, and help the people of the town. On Sabbath we eat lunch together, and you are invited.',
    picture: 'about-family',
    button_text: 'About Mwangaza',
    button_link: '/AboutMwangaza',
    swahili: {
      title: 'Kanisa lako la nyumbani kwa miaka utakayokuwa hapa',
      subtitle: 'Sisi ni nani',
      content:
        'Mwangaza ni kanisa la Waadventista wa Sabato la Chuo Kikuu cha Kilele. Tunaishika Sabato, tunajifunza Biblia, na tunaamini kwamba Yesu anarudi.\n\nUnaweza kujiunga na familia ya wanafunzi wapatao ishirini wanaojifunza Biblia pamoja, kuimba katika kwaya, kumwomba mtu aombe pamoja nawe kabla ya mtihani, na kuwasaidia watu wa mji. Siku ya Sabato tunakula chakula cha mchana pamoja, nawe umealikwa.',
      button_text: 'Kuhusu Mwangaza',
    },
  },
  welcome_message: {
    title: 'Is this your first Sabbath with us?',
    subtitle: 'Karibu sana',
    content:
      'Come as you are; a school shirt is fine. A deacon at the door will show you a seat, a class and where we eat lunch. You are our guest: nobody will ask you to stand up, to sign anything or to give money.',
    button_text: 'Plan your visit',
    button_link: '/new-here#plan-a-visit',
    swahili: {
      title: 'Je, hii ni Sabato yako ya kwanza nasi?',
      subtitle: 'Karibu sana',
      content:
        'Njoo ulivyo; shati la shule linatosha. Shemasi aliye mlangoni atakuonyesha kiti, darasa na mahali pa chakula cha mchana. Wewe ni mgeni wetu: hakuna atakayekuomba usimame, utie sahihi popote au utoe pesa.',
      button_text: 'Panga kututembelea',
    },
  },
  prayer_verse: {
    title: 'How can we pray for you?',
    subtitle: 'Jeremiah 33:3',
    content:
      '“Call to me and I will answer you, and will tell you great and hidden things that you have not known.”',
    button_text: 'The prayer wall',
    button_link: '/PrayerDepartment',
    swahili: {
      title: 'Tukuombee kuhusu nini?',
      subtitle: 'Yeremia 33:3',
      content: '“Niite, nami nitakuitikia, nami nitakuonyesha mambo makubwa, magumu usiyoyajua.”',
      button_text: 'Ukuta wa maombi',
    },
  },
  pastor_message: {
    title: 'From the chaplain',
    subtitle: 'Pr. Elijah Kiprotich Ruto',
    content:
      'A university teaches you to ask what is true. Keep asking. In my years on this campus I have not met a student whose honest question was too big for God. Many students found their faith because they asked.',
    button_text: 'Read his letter',
    button_link: '/Pastormessage',
    swahili: {
      title: 'Kutoka kwa kasisi',
      subtitle: 'Pr. Elijah Kiprotich Ruto',
      content:
        'Chuo kikuu hukufundisha kuuliza kweli ni ipi. Endelea kuuliza. Katika miaka yangu chuoni hapa sijakutana na mwanafunzi ambaye swali lake la dhati lilikuwa kubwa mno kwa Mungu. Wanafunzi wengi waliipata imani yao kwa sababu waliuliza.',
      button_text: 'Soma barua yake',
    },
  },
  elder_message: {
    title: 'From the first elder',
    subtitle: 'Dr. Josephine Akinyi Odhiambo',
    content:
      'At the start of each year the hall fills with people who know nobody. By the end of the semester they have friends and a family here. It begins when somebody greets them and asks their name.',
    button_text: 'Read her message',
    button_link: '/Eldermessage',
    swahili: {
      title: 'Kutoka kwa mzee wa kwanza',
      subtitle: 'Dr. Josephine Akinyi Odhiambo',
      content:
        'Mwanzoni mwa kila mwaka ukumbi hujaa watu wasiomjua yeyote. Muhula unapoisha, tayari wana marafiki na familia hapa. Yote huanza mtu anapowasalimu na kuwauliza jina.',
      button_text: 'Soma ujumbe wake',
    },
  },
  mission_statement: {
    title: 'Why we are here',
    subtitle: 'Our mission',
    content:
      'To make disciples of Jesus Christ among the students and staff of Kilele University, so that they carry his light into every profession and every county they go to.',
    button_text: 'Our mission and vision',
    button_link: '/AboutMwangaza',
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
    content: 'Most events are free, and everybody may come. Bring a friend.',
    button_text: 'The Sabbath calendar',
    button_link: '/SabbathCalendar',
    swahili: {
      title: 'Yaliyopangwa',
      subtitle: 'Yajayo',
      content: 'Matukio mengi ni ya bure, na kila mtu anakaribishwa. Njoo na rafiki.',
      button_text: 'Kalenda ya Sabato',
    },
  },
  announcements: {
    title: 'From the communication desk',
    subtitle: 'Announcements',
    content: 'What was announced on Sabbath, for everybody who could not come.',
    button_text: 'All announcements',
    button_link: '/Announcements',
    swahili: {
      title: 'Kutoka idara ya mawasiliano',
      subtitle: 'Matangazo',
      content: 'Yaliyotangazwa siku ya Sabato, kwa kila mtu ambaye hakuweza kuja.',
      button_text: 'Matangazo yote',
    },
  },
} as const satisfies Record<string, ContentSeed>;

export interface ProjectSeed {
  readonly title: string;
  readonly ministry_page?: MinistryPageName;
  readonly description: string;
  readonly picture: PictureName;
  readonly goal_amount: number;
  readonly raised_amount: number;
  readonly link: string;
  readonly is_featured: boolean;
  /** Its texts in Swahili, where the congregation has written them. */
  readonly swahili?: { readonly title: string; readonly description: string };
}

export const PROJECTS: readonly ProjectSeed[] = [
  {
    title: 'A clinic room for Bonde la Juu',
    ministry_page: 'evangelism',
    description:
      'The dispensary in Bonde la Juu treats eleven villages in one room. With the county’s consent we are adding a second, so that mothers need not wait outside. The walls are finished; the roof, the door and the water tank come next.',
    picture: 'event-health-clinic',
    goal_amount: 850_000,
    raised_amount: 512_400,
    link: '/tithes-offerings',
    is_featured: true,
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
    goal_amount: 180_000,
    raised_amount: 96_750,
    link: '/tithes-offerings',
    is_featured: true,
    swahili: {
      title: 'Viti sitini na spika ya pili',
      description:
        'Katika Sabato za Meza ya Bwana wengine husikiliza wakiwa kwenye korido. Viti sitini vinavyopangika kimoja juu ya kingine na spika moja zaidi vitawaleta ndani.',
    },
  },
  {
    title: 'Supper for students in need',
    ministry_page: 'deconary',
    description:
      'Near the end of a semester some students have no money for food. This fund pays for supper vouchers, which the deaconesses give to them in private. One voucher costs KES 120.',
    picture: 'giving',
    goal_amount: 120_000,
    raised_amount: 74_280,
    link: '/tithes-offerings',
    is_featured: true,
    swahili: {
      title: 'Chakula cha jioni kwa wanafunzi wenye mahitaji',
      description:
        'Muhula unapokaribia kuisha, baadhi ya wanafunzi hawana pesa za chakula. Mfuko huu hulipia vocha za chakula cha jioni, ambazo mashemasi wa kike huwapa kwa faragha. Vocha moja ni KES 120.',
    },
  },
  {
    title: 'A Bible for every fresher',
    ministry_page: 'pcm',
    description:
      'At the start of each year we give a study Bible to every new student who asks for one. Last year that was 143 people. One Bible is KES 900.',
    picture: 'open-bible',
    goal_amount: 130_000,
    raised_amount: 130_000,
    link: '/Books',
    is_featured: false,
    swahili: {
      title: 'Biblia kwa kila mwanafunzi mpya',
      description:
        'Mwanzoni mwa kila mwaka tunatoa Biblia ya kujifunzia kwa kila mwanafunzi mpya anayeiomba. Mwaka jana walikuwa watu 143. Biblia moja ni KES 900.',
    },
  },
];
