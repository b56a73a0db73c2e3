import type { PageContentSeed } from '../page-content-seed';
import { timetable, timetableInSwahili } from './tables';

export const PROPHECY: PageContentSeed = {
  hero_title: { title: 'Prophecy', swahili: { title: 'Unabii' } },
  hero_subtitle: {
    content: 'We read the books of Daniel and Revelation together, and learn about the history behind them.',
    swahili: {
      content: 'Tunasoma pamoja vitabu vya Danieli na Ufunuo, na kujifunza historia yake.',
    },
  },
  hero_image: { picture: 'prophecy' },
  introduction: {
    title: 'Reading slowly',
    content:
      '<p>The prophets wrote to people who lived under great empires, to give them hope. So we first ask what a text meant for them, and then what it means for us today.</p><p>Eighteen people belong to the circle, students and people from the town, and there is room for more. You do not have to agree with everything.</p>',
    swahili: {
      title: 'Kusoma polepole',
      content:
        '<p>Manabii waliwaandikia watu walioishi chini ya himaya kubwa, ili kuwapa tumaini. Kwa hiyo kwanza tunauliza andiko lilimaanisha nini kwao, kisha linamaanisha nini kwetu leo.</p><p>Kikundi kina watu kumi na wanane, wanafunzi na watu wa mjini, na bado kuna nafasi. Si lazima ukubaliane na kila jambo.</p>',
    },
  },
  activities: {
    title: 'This semester',
    content:
      '<ol><li>Daniel 2: the statue and the stone</li><li>Daniel 7: four beasts and a court</li><li>Daniel 8 and 9: the prayer in the middle</li><li>Revelation 1 to 3: seven letters</li><li>Revelation 4 and 5: the Lamb</li><li>Revelation 12 to 14: three angels and one gospel</li></ol>',
    swahili: {
      title: 'Muhula huu',
      content:
        '<ol><li>Danieli 2: sanamu na jiwe</li><li>Danieli 7: wanyama wanne na mahakama</li><li>Danieli 8 na 9: sala iliyo katikati</li><li>Ufunuo 1 hadi 3: barua saba</li><li>Ufunuo 4 na 5: Mwana-Kondoo</li><li>Ufunuo 12 hadi 14: malaika watatu na injili moja</li></ol>',
    },
  },
  vision: {
    title: 'What we have agreed on',
    content:
      '<p>We do not set dates, and we do not name politicians of today. At the end of each evening we ask what the chapter tells us about Jesus.</p>',
    swahili: {
      title: 'Tuliyokubaliana',
      content:
        '<p>Hatupangi tarehe, wala hatutaji wanasiasa wa leo. Mwisho wa kila jioni tunauliza sura hiyo inatuambia nini kumhusu Yesu.</p>',
    },
  },
  schedule: {
    content: timetable(['Every other Sunday, 4:00 – 5:30 PM', 'Daniel and Revelation', 'Lecture Theatre 2']),
    swahili: {
      content: timetableInSwahili([
        'Jumapili, kila baada ya wiki mbili, 4:00 – 5:30 PM',
        'Danieli na Ufunuo',
        'Ukumbi wa Mihadhara 2',
      ]),
    },
  },
  leadership: {
    content: '<p>Leonard Muriithi Gitonga, with guests from the School of History</p>',
    swahili: { content: '<p>Leonard Muriithi Gitonga, pamoja na wageni kutoka Kitivo cha Historia</p>' },
  },
  contact: {
    title: 'Join the circle',
    content:
      '<p>Come to the next evening; you can join at any chapter. You find the notes of each evening by the classroom link.</p>',
    swahili: {
      title: 'Jiunge na kikundi',
      content:
        '<p>Njoo jioni ijayo; unaweza kujiunga katika sura yoyote. Maelezo ya kila jioni yako kwenye kiungo cha darasa.</p>',
    },
  },
};
