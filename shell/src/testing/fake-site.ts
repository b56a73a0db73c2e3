import type { Site } from '@narthex/shared-contracts/schemas/site';

export const fakeSite: Site = {
  name: 'Mwangaza',
  product: 'Mwangaza',
  slug: 'mwangaza',
  tagline: 'Seventh-day Adventist campus church',
  motto: 'Come in. There is light, and there is room.',
  about: 'Students and staff who worship, study and serve together.',
  time_zone: 'Africa/Nairobi',
  locale: 'en-KE',
  address: 'Main Assembly Hall, Kilele University',
  directions: 'Behind the library.',
  meeting_place: 'Main Assembly Hall',
  map_url: 'https://map.example.org',
  phone: '+254 700 000 010',
  email: 'office@mwangaza.example',
  whatsapp_invite: 'https://chat.example.org/welcome',
  giving: { paybill: '1', account: 'A', send_money: '2', account_holder: 'B' },
  social: [
    { network: 'youtube', url: 'https://youtube.example.org/mwangaza' },
    { network: 'whatsapp', url: 'https://chat.example.org/mwangaza' },
  ],
  stats: [],
};
