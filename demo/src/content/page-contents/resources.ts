import type { PageContentSeed } from './page-content-seed';

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
