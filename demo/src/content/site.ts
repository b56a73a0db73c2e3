import type { PageLinks } from '@narthex/server/database/schema/site';
import type { Site } from '@narthex/shared-contracts/schemas/site';

/** The fictional congregation. Numbers, addresses and links lead nowhere on purpose. */
export const SITE: Site = {
  name: 'Mwangaza',
  product: 'Mwangaza',
  slug: 'mwangaza',
  tagline: 'Seventh-day Adventist campus church',
  motto: 'Come in. There is light, and there is room.',
  about:
    'Mwangaza is the Seventh-day Adventist congregation of Kilele University: students and staff of every school who worship, study and serve together, from Friday’s sunset to Sabbath’s last song.',
  time_zone: 'Africa/Nairobi',
  locale: 'en-KE',
  languages: ['en', 'sw'],
  slide_interval_ms: 6000,
  address: 'Main Assembly Hall, Kilele University, Jacaranda Avenue, Kilele, Kenya',
  directions:
    'From the main gate it is a four-minute walk along the jacaranda avenue: pass the library on your left and the hall is right behind it. A deacon stands at the corner every Sabbath from 7:30 AM to point the way.',
  meeting_place: 'Main Assembly Hall, behind the library',
  map_url: 'https://www.openstreetmap.org/?mlat=-0.4210&mlon=36.9520#map=16/-0.4210/36.9520',
  phone: '+254 700 000 010',
  email: 'office@mwangaza.example',
  whatsapp_invite: 'https://chat.example.org/mwangaza-welcome',
  giving: {
    paybill: '000247',
    account: 'MWANGAZA',
    send_money: '+254 700 000 019',
    account_holder: 'Naliaka Wekesa, for the Mwangaza treasury',
  },
  study_focus: {
    book: 'Philippians',
    chapter: 'Chapter 2',
    family: 'Family four',
    translations: { sw: { book: 'Wafilipi', chapter: 'Sura ya 2', family: 'Familia ya nne' } },
  },
  mission: {
    title: 'Bonde la Juu mission campaign',
    text: 'Two weeks of meetings, a clinic and a new roof for the school in the valley. One hundred shillings buys a volunteer’s food for a day.',
    paybill: '000247',
    account: 'MISSION',
    translations: {
      sw: {
        title: 'Kampeni ya misheni ya Bonde la Juu',
        text: 'Wiki mbili za mikutano, kliniki na paa jipya la shule ya bondeni. Shilingi mia moja humlisha mtu wa kujitolea kwa siku moja.',
      },
    },
  },
  social: [
    { network: 'youtube', url: 'https://youtube.example.org/mwangaza' },
    { network: 'facebook', url: 'https://facebook.example.org/mwangaza' },
    { network: 'instagram', url: 'https://instagram.example.org/mwangaza' },
    { network: 'whatsapp', url: 'https://chat.example.org/mwangaza-welcome' },
  ],
  stats: [
    { value: '200+', label: 'active members', translations: { sw: { label: 'washiriki hai' } } },
    { value: '12', label: 'church families', translations: { sw: { label: 'familia za kanisa' } } },
    { value: '3', label: 'choir groups', translations: { sw: { label: 'kwaya' } } },
  ],
  translations: {
    sw: {
      tagline: 'Kanisa la chuo la Waadventista',
      motto: 'Karibu. Nuru ipo, na nafasi ipo.',
      about:
        'Mwangaza ni kanisa la Waadventista wa Sabato la Chuo Kikuu cha Kilele: wanafunzi na wafanyakazi wa kila kitivo wanaoabudu, kujifunza na kuhudumu pamoja, tangu machweo ya Ijumaa hadi wimbo wa mwisho wa Sabato.',
      address: 'Ukumbi Mkuu, Chuo Kikuu cha Kilele, Jacaranda Avenue, Kilele, Kenya',
      directions:
        'Kutoka lango kuu ni mwendo wa dakika nne kwa miguu kwenye barabara yenye mijakaranda: pita maktaba iliyo upande wako wa kushoto, na ukumbi uko nyuma yake tu. Shemasi husimama kwenye kona kila Sabato kuanzia 7:30 AM ili kukuonyesha njia.',
      meeting_place: 'Ukumbi Mkuu, nyuma ya maktaba',
    },
  },
};

const chat = (group: string) => ({
  kind: 'chat' as const,
  url: `https://chat.example.org/mwangaza-${group}`,
});
const classroom = (code: string) => ({
  kind: 'classroom' as const,
  url: `https://classroom.example.org/c/${code}`,
});

export const PAGE_LINKS: PageLinks = {
  deconary: [chat('deaconry')],
  personal_ministries: [chat('families')],
  prayer_department: [chat('prayer')],
  amo_alo: [chat('amo-alo')],
  health: [chat('health'), classroom('health-class')],
  sabbath_school: [chat('sabbath-school'), classroom('lesson-study')],
  prophecy: [classroom('prophecy')],
  church_choir: [chat('choir')],
  dcm: [chat('dcm')],
  blissful: [chat('blissful')],
  pcm: [chat('pcm')],
  evangelism: [chat('mission')],
};
