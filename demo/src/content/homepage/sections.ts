import type { PictureName } from '../../pictures/index';

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
