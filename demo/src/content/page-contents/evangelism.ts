import type { PageContentSeed } from './page-content-seed';

const PCM: PageContentSeed = {
  hero_title: { title: 'Public Campus Ministry', swahili: { title: 'Huduma ya Chuo (PCM)' } },
  hero_subtitle: {
    content: 'Adventist students who visit and help other students.',
    swahili: { content: 'Wanafunzi Waadventista wanaowatembelea na kuwasaidia wanafunzi wengine.' },
  },
  hero_image: { picture: 'pcm' },
  introduction: {
    title: 'What we do',
    content:
      '<p>Public Campus Ministry is the work of Adventist students at universities that are not Adventist. We meet students in hostels, clubs, lecture rooms and on the football pitch. We listen, help, and talk about God with those who want to.</p><p>A group called Pilgrims visits the halls of residence on Thursday evenings, two by two. They bring mandazi, ask how people are, and pray with whoever asks for it.</p>',
    swahili: {
      title: 'Tunachofanya',
      content:
        '<p>Huduma ya Chuo (PCM) ni kazi ya wanafunzi Waadventista katika vyuo vikuu visivyo vya Kiadventista. Tunakutana na wanafunzi katika hosteli, vyama, madarasa na uwanja wa mpira. Tunasikiliza, tunasaidia, na tunazungumza kuhusu Mungu na wanaotaka.</p><p>Kikundi kiitwacho Pilgrims huzitembelea hosteli Alhamisi jioni, wawili wawili. Huleta mandazi, huwajulia watu hali, na huomba pamoja na anayeomba hivyo.</p>',
    },
  },
  activities: {
    title: 'What you could join',
    content:
      '<ul><li><strong>Bereans</strong>: bring the question your lecturer raised; we look for an honest answer in the Bible and in the library.</li><li><strong>Freshers’ desk</strong>: in the first week of the year we help new students carry bags, find rooms and charge phones.</li><li><strong>Exam kitchen</strong>: we serve tea from 9 PM to midnight in the last two weeks of the semester.</li><li><strong>Eleven campuses</strong>: we visit students of the whole region and have one camp together.</li></ul>',
    swahili: {
      title: 'Vikundi unavyoweza kujiunga navyo',
      content:
        '<ul><li><strong>Bereans</strong>: leta swali aliloibua mhadhiri wako; tunatafuta jibu la kweli katika Biblia na katika maktaba.</li><li><strong>Meza ya wanafunzi wapya</strong>: katika wiki ya kwanza ya mwaka tunawasaidia wanafunzi wapya kubeba mizigo, kutafuta vyumba na kuchaji simu.</li><li><strong>Jiko la mitihani</strong>: tunaandaa chai kuanzia 9 PM hadi saa sita usiku, katika wiki mbili za mwisho za muhula.</li><li><strong>Vyuo kumi na kimoja</strong>: tunawatembelea wanafunzi wa eneo zima, na tuna kambi moja pamoja.</li></ul>',
    },
  },
  mission: {
    title: 'If an examination is on a Sabbath',
    content:
      '<p>Come to us early in the semester. We help you fill in the university’s form and take it to the right office. You can ask for another date for your examination.</p>',
    swahili: {
      title: 'Mtihani ukipangwa siku ya Sabato',
      content:
        '<p>Njoo kwetu mapema katika muhula. Tutakusaidia kujaza fomu ya chuo kikuu na kuipeleka kwenye ofisi inayohusika. Unaweza kuomba tarehe nyingine ya mtihani wako.</p>',
    },
  },
  schedule: {
    content: '<p>Wednesdays after prayers ({{service:prayers.hours}}), Student Centre, room 9.</p>',
    swahili: {
      content:
        '<p>Kila Jumatano baada ya maombi ({{service:prayers.hours}}), Kituo cha Wanafunzi, chumba 9.</p>',
    },
  },
  leadership: {
    content: '<p>Pr. Daniel Barasa Simiyu, coordinator</p><p>A committee of nine students</p>',
    swahili: { content: '<p>Pr. Daniel Barasa Simiyu, mratibu</p><p>Kamati ya wanafunzi tisa</p>' },
  },
  contact: {
    title: 'Join a visit',
    content:
      '<p>Write to us, and we tell you where to meet on Thursday. On your first visit you go with two people who have done it before.</p>',
    swahili: {
      title: 'Jiunge kutembelea',
      content:
        '<p>Tuandikie, nasi tutakuambia mahali pa kukutana Alhamisi. Mara ya kwanza utafuatana na watu wawili waliowahi kufanya hivyo.</p>',
    },
  },
};

const EVANGELISM: PageContentSeed = {
  hero_title: { title: 'Evangelism', swahili: { title: 'Uinjilisti' } },
  hero_subtitle: {
    content: 'One mission campaign each semester: we build, teach, treat the sick and preach.',
    swahili: {
      content: 'Kampeni moja ya misheni kila muhula: tunajenga, tunafundisha, tunatibu wagonjwa na kuhubiri.',
    },
  },
  hero_image: { picture: 'evangelism' },
  introduction: {
    title: 'How a campaign comes about',
    content:
      '<p>We go to places that ask us to come. Months before, we visit the chief, the headteacher and the nurse and ask what is needed. Last time it was a roof for a classroom, spectacles, and a mathematics teacher for Form Four in the holidays. In the evenings there are meetings in a tent, and everybody may come.</p>',
    swahili: {
      title: 'Jinsi kampeni inavyoanza',
      content:
        '<p>Tunakwenda mahali panapotuomba tuje. Miezi kadhaa kabla, tunawatembelea chifu, mwalimu mkuu na muuguzi na kuuliza ni nini kinachohitajika. Mara ya mwisho ilikuwa paa la darasa, miwani, na mwalimu wa hisabati wa Kidato cha Nne wakati wa likizo. Jioni kuna mikutano hemani, na kila mtu anakaribishwa.</p>',
    },
  },
  mission: {
    title: 'What a day looks like',
    content:
      '<ul><li>6:00 AM: prayer and porridge</li><li>8:00 AM: clinic, building site, holiday classes</li><li>2:00 PM: visits from door to door, by invitation</li><li>7:00 PM: singing, a health talk, a sermon, a video</li></ul><p>If somebody would like to study the Bible, we give them a teacher. When we leave, the nearest church stays in touch with those who agree to it.</p>',
    swahili: {
      title: 'Siku moja ya kampeni',
      content:
        '<ul><li>6:00 AM: maombi na uji</li><li>8:00 AM: kliniki, ujenzi, masomo ya likizo</li><li>2:00 PM: kutembelea nyumba kwa nyumba, kwa mwaliko</li><li>7:00 PM: nyimbo, somo la afya, hubiri, filamu</li></ul><p>Yeyote anayeomba kujifunza Biblia hupata mwalimu, na tunapoondoka, kanisa lililo karibu zaidi huwa na majina yao na ruhusa yao ya kuwasiliana nao.</p>',
    },
  },
  vision: {
    title: 'After the campaign',
    content:
      '<p>For twelve months a team of four goes back every month, visits people and studies the Bible with them. One of our families pays for the bus.</p>',
    swahili: {
      title: 'Baada ya kampeni',
      content:
        '<p>Kwa miezi kumi na miwili, timu ya watu wanne hurudi kila mwezi, huwatembelea watu na kujifunza Biblia pamoja nao. Familia mojawapo ya kanisa letu hulipia basi.</p>',
    },
  },
  activities: {
    title: 'Take part without travelling',
    content:
      '<ul><li>Pay for one seat on the bus: Pay Bill {{giving:mission.paybill}}, account {{giving:mission.account}}</li><li>Sort medicines and spectacles on the Sunday before</li><li>Cook for those who travel</li><li>Pray for one family of the village for fourteen days</li></ul>',
    swahili: {
      title: 'Shiriki bila kusafiri',
      content:
        '<ul><li>Mlipie mtu kiti kwenye basi: Pay Bill {{giving:mission.paybill}}, akaunti {{giving:mission.account}}</li><li>Panga dawa na miwani Jumapili inayotangulia</li><li>Wapikie chakula wanaosafiri</li><li>Iombee familia moja ya kijiji kwa siku kumi na nne</li></ul>',
    },
  },
  schedule: {
    content:
      '<p>One campaign of fourteen days in each long holiday.</p><p>Planning: last Sunday of the month, 5:00 PM.</p>',
    swahili: {
      content:
        '<p>Kampeni moja ya siku kumi na nne katika kila likizo ndefu.</p><p>Kupanga: Jumapili ya mwisho ya mwezi, 5:00 PM.</p>',
    },
  },
  leadership: {
    content: '<p>Hassan Galgalo Boru, elder for mission and outreach</p><p>Caleb Ekai Lomuria, transport</p>',
    swahili: {
      content:
        '<p>Hassan Galgalo Boru, mzee wa kanisa wa misheni na uinjilisti</p><p>Caleb Ekai Lomuria, usafiri</p>',
    },
  },
  contact: {
    title: 'Come with us',
    content:
      '<p>We need builders, teachers, nurses, cooks and drivers. Write to us what you can do, and we add you to the list for the next campaign.</p>',
    swahili: {
      title: 'Njoo pamoja nasi',
      content:
        '<p>Tunahitaji mafundi wa ujenzi, walimu, wauguzi, wapishi na madereva. Tuandikie unachoweza kufanya, nasi tutakuweka kwenye orodha ya kampeni ijayo.</p>',
    },
  },
};

export const EVANGELISM_CONTENTS = { pcm: PCM, evangelism: EVANGELISM } as const;
