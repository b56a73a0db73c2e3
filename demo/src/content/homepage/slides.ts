import type { PictureName } from '../../pictures/index';

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
