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

const BOOKS: PageContentSeed = {
  hero_title: { title: 'Literature Ministry', swahili: { title: 'Huduma ya Vitabu' } },
  hero_subtitle: {
    content: 'Borrow a book, buy a book, or help us run the book ministry.',
    swahili: { content: 'Azima kitabu, nunua kitabu, au tusaidie kuendesha huduma ya vitabu.' },
  },
  hero_image: { picture: 'books' },
  introduction: {
    title: 'The shelf in room 9',
    content:
      '<p>There are more than three hundred books in the Student Centre: Bibles in eleven languages, commentaries, biographies, books for children, and books about prayer. Write your name in the exercise book on the shelf, take a book, and bring it back when you have read it. It is free.</p>',
    swahili: {
      title: 'Rafu katika chumba 9',
      content:
        '<p>Kuna vitabu zaidi ya mia tatu katika Kituo cha Wanafunzi: Biblia katika lugha kumi na moja, vitabu vya ufafanuzi, vya maisha ya watu, vya watoto, na vya maombi. Andika jina lako katika daftari lililo kwenye rafu, chukua kitabu, na ukirudishe ukimaliza kukisoma. Ni bure.</p>',
    },
  },
  activities: {
    title: 'Begin with one of these',
    content:
      '<ul><li><strong>Steps to Christ</strong>: a short book about faith. In English, Kiswahili and Dholuo.</li><li><strong>The Desire of Ages</strong>: the life of Jesus.</li><li><strong>The Great Controversy</strong>: the history of the church, and the hope of Jesus’ return.</li><li><strong>A study Bible</strong> in Kiswahili, which you may keep for a whole semester.</li></ul>',
    swahili: {
      title: 'Anza na kimojawapo cha hivi',
      content:
        '<ul><li><strong>Njia Salama</strong> (Steps to Christ): kitabu kifupi kuhusu imani. Kwa Kiingereza, Kiswahili na Kidholuo.</li><li><strong>Tumaini la Vizazi Vyote</strong> (The Desire of Ages): maisha ya Yesu.</li><li><strong>Pambano Kuu</strong> (The Great Controversy): historia ya kanisa, na tumaini la kurudi kwa Yesu.</li><li><strong>Biblia ya kujifunzia</strong> kwa Kiswahili, ambayo unaweza kukaa nayo muhula mzima.</li></ul>',
    },
  },
  mission: {
    title: 'Books that pay school fees',
    content:
      '<p>Literature evangelists sell books from door to door in the holidays and earn their fees that way. At the moment nobody leads this ministry, so we do not sell books from door to door. If you would like to lead it or to sell books, write to us.</p>',
    swahili: {
      title: 'Vitabu vinavyolipa karo',
      content:
        '<p>Wainjilisti wa vitabu huuza vitabu nyumba kwa nyumba wakati wa likizo, na kwa njia hiyo hupata karo yao. Kwa sasa hakuna anayeiongoza huduma hii, kwa hiyo hatuuzi vitabu nyumba kwa nyumba. Ukipenda kuiongoza au kuuza vitabu, tuandikie.</p>',
    },
  },
  schedule: {
    content:
      '<p>The shelf: whenever the Student Centre is open.</p><p>The table: after the Divine Service.</p>',
    swahili: {
      content: '<p>Rafu: wakati wowote Kituo cha Wanafunzi kikiwa wazi.</p><p>Meza: baada ya Ibada Kuu.</p>',
    },
  },
  leadership: {
    content: '<p>To be named. The communication department looks after the shelf.</p>',
    swahili: { content: '<p>Kiongozi bado hajatajwa. Idara ya mawasiliano hutunza rafu.</p>' },
  },
  contact: {
    title: 'Borrow, buy or lead',
    content: '<p>Write to the office if you are looking for a title, or if you would like to lead.</p>',
    swahili: {
      title: 'Azima, nunua au ongoza',
      content: '<p>Iandikie ofisi kama unatafuta kitabu fulani, au kama ungependa kuongoza.</p>',
    },
  },
};

const GIVING: PageContentSeed = {
  hero_title: { title: 'Tithes and offerings', swahili: { title: 'Zaka na sadaka' } },
  hero_subtitle: {
    content: 'Give by phone in a minute. The message on your phone is your receipt.',
    swahili: {
      content: 'Toa kwa simu kwa dakika moja. Ujumbe kwenye simu yako ndio risiti yako.',
    },
  },
  hero_image: { picture: 'giving' },
  introduction: {
    title: 'Where it goes',
    content:
      '<p>We give to thank God for what he gives us. Everything in this church is free. If you are a guest, you do not need to give anything.</p>',
    swahili: {
      title: 'Sadaka zinakokwenda',
      content:
        '<p>Tunatoa ili kumshukuru Mungu kwa yale anayotupa. Kila kitu katika kanisa hili ni bure. Ukiwa mgeni, huhitaji kutoa chochote.</p>',
    },
  },
  mission: {
    title: 'Tithe',
    content:
      '<p>The tithe is one tenth of your income. Each month the treasurer sends all of it to the conference, which pays pastors and chaplains from it, in poor districts as in rich ones. None of it stays here.</p>',
    swahili: {
      title: 'Zaka',
      content:
        '<p>Zaka ni sehemu ya kumi ya mapato yako. Kila mwezi mweka hazina huipeleka yote kwa konferensi, ambayo huitumia kuwalipa wachungaji na makasisi, katika mitaa maskini sawa na ile tajiri. Hakuna kinachobaki hapa.</p>',
    },
  },
  vision: {
    title: 'Mission offering',
    content:
      '<p>We send all of the Sabbath School and thirteenth Sabbath offerings to schools, clinics and missionaries in other countries.</p>',
    swahili: {
      title: 'Sadaka ya misheni',
      content:
        '<p>Sadaka zote za Shule ya Sabato na za Sabato ya kumi na tatu tunazipeleka kwa shule, kliniki na wamisionari katika nchi nyingine.</p>',
    },
  },
  activities: {
    title: 'Local funds',
    content:
      '<p>What you give to the local church budget, welfare, music or building stays here and is used for that purpose. For the mission campaign use Pay Bill {{giving:mission.paybill}} with the account {{giving:mission.account}}. Every member may ask the treasurer to see the accounts of the local funds.</p>',
    swahili: {
      title: 'Fedha za kanisa mahalia',
      content:
        '<p>Unachotoa kwa bajeti ya kanisa mahalia, ustawi, muziki au ujenzi hubaki hapa na hutumika kwa kusudi hilo. Kwa kampeni ya misheni tumia Pay Bill {{giving:mission.paybill}} na akaunti {{giving:mission.account}}. Kila mshiriki anaweza kumwomba mweka hazina amwonyeshe hesabu za fedha za kanisa mahalia.</p>',
    },
  },
  additional_info: {
    title: 'Your gift is confidential',
    content:
      '<p>Only you and the treasurer know what you give. We do not read it out, publish it or use it for anything else.</p>',
    swahili: {
      title: 'Unachotoa ni siri yako',
      content:
        '<p>Ni wewe na mweka hazina pekee mnaojua unachotoa. Hatukisomi hadharani, hatukichapishi wala hatukitumii kwa jambo lingine lolote.</p>',
    },
  },
  leadership: {
    content: '<p>Naliaka Wekesa, treasurer</p>',
    swahili: { content: '<p>Naliaka Wekesa, mweka hazina</p>' },
  },
  contact: {
    title: 'Something went wrong?',
    content:
      '<p>If a payment went to the wrong place, or you need a receipt on paper besides the message on your phone, write to the church office. Tell us the date and the amount. Never send anybody your PIN; we do not ask for it.</p>',
    swahili: {
      title: 'Kuna tatizo?',
      content:
        '<p>Kama malipo yamekwenda mahali pasipofaa, au unahitaji risiti ya karatasi pamoja na ujumbe wa simu, iandikie ofisi ya kanisa. Taja tarehe na kiasi. Usimtumie mtu yeyote PIN yako kamwe; sisi hatuiombi.</p>',
    },
  },
};

export const EVANGELISM_CONTENTS = { pcm: PCM, evangelism: EVANGELISM } as const;
const NEW_HERE: PageContentSeed = {
  mission: {
    title: 'What to wear',
    content:
      '<p>Come as you are. Some people wear a suit or a dress, others wear what they wear to class.</p>',
    swahili: {
      title: 'Mavazi',
      content: '<p>Njoo ulivyo. Wengine huvaa suti au gauni, wengine huvaa wanavyovaa darasani.</p>',
    },
  },
  vision: {
    title: 'Where to sit',
    content:
      '<p>Sit where you like. A deacon at the door can show you a free seat, and you may leave or come in at any time.</p>',
    swahili: {
      title: 'Pa kuketi',
      content:
        '<p>Keti upendapo. Shemasi mlangoni anaweza kukuonyesha kiti kilicho wazi, na unaweza kutoka au kuingia wakati wowote.</p>',
    },
  },
  activities: {
    title: 'Children',
    content:
      '<p>Children are welcome in every service. During Sabbath School there are classes for children and teenagers in the Student Centre. Ask at the door and somebody will take you there.</p>',
    swahili: {
      title: 'Watoto',
      content:
        '<p>Watoto wanakaribishwa katika kila ibada. Wakati wa Shule ya Sabato kuna madarasa ya watoto na vijana katika Kituo cha Wanafunzi. Uliza mlangoni na utapelekwa.</p>',
    },
  },
  schedule: {
    title: 'Lunch',
    content:
      '<p>After the Divine Service, at {{service:lunch-together.time}}, we eat together: {{service:lunch-together.place}}. You are invited. Guests don’t need to bring anything.</p>',
    swahili: {
      title: 'Chakula cha mchana',
      content:
        '<p>Baada ya ibada, {{service:lunch-together.time}}, tunakula pamoja: {{service:lunch-together.place}}. Nawe umealikwa. Wageni hawahitaji kuleta chochote.</p>',
    },
  },
  leadership: {
    title: 'Parking',
    content: '<p>Parking is free. The deacons will show you where, and keep an eye on the cars.</p>',
    swahili: {
      title: 'Maegesho',
      content: '<p>Maegesho ni bure. Mashemasi watakuonyesha mahali, na watalinda magari.</p>',
    },
  },
  additional_info: {
    title: 'You are our guest',
    content: '<p>Nobody will ask you to stand up, to sign anything or to give money.</p>',
    swahili: {
      title: 'Wewe ni mgeni wetu',
      content: '<p>Hakuna atakayekuomba usimame, utie sahihi au utoe pesa.</p>',
    },
  },
};

export const RESOURCE_CONTENTS = { books: BOOKS, tithes_offerings: GIVING, new_here: NEW_HERE } as const;
