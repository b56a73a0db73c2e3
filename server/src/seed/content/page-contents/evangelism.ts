import type { PageContentSeed } from './page-content-seed';

const PCM: PageContentSeed = {
  hero_title: { title: 'Public Campus Ministry', swahili: { title: 'Huduma ya Chuo (PCM)' } },
  hero_subtitle: {
    content: 'Students who meet other students: with questions rather than speeches.',
    swahili: { content: 'Wanafunzi wanaokutana na wanafunzi wengine: kwa maswali, si kwa hotuba.' },
  },
  hero_image: { picture: 'pcm' },
  introduction: {
    title: 'Walking with the whole campus',
    content:
      '<p>Public Campus Ministry is the work of Adventist students at universities that are not Adventist. At ours that means hostels, clubs, lecture rooms and the football pitch: wherever people already are. We do not bring God to the campus. We try to find out where he has been all night.</p><p>A group called Pilgrims leads the walking part: two by two through the halls on a Thursday evening, with mandazi, asking one question and listening to the answer.</p>',
    swahili: {
      title: 'Kutembea na chuo kizima',
      content:
        '<p>Huduma ya Chuo (PCM) ni kazi ya wanafunzi Waadventista katika vyuo vikuu visivyo vya Kiadventista. Kwetu hapa ni hosteli, vyama, madarasa na uwanja wa mpira: popote watu walipo tayari. Hatumleti Mungu chuoni. Tunajaribu kujua amekuwa wapi usiku kucha.</p><p>Kikundi kiitwacho Pilgrims huongoza kazi ya kutembelea: Alhamisi jioni hupita katika hosteli wawili wawili, wakiwa na mandazi, huuliza swali moja na kusikiliza jibu.</p>',
    },
  },
  activities: {
    title: 'What you could join',
    content:
      '<ul><li><strong>Bereans</strong>: bring the question your lecturer raised; we look for an honest answer in the Bible and in the library.</li><li><strong>Freshers’ desk</strong>: bags carried, rooms found, phones charged, in the first week of the year.</li><li><strong>Exam kitchen</strong>: tea and company from 9 PM to midnight in the last fortnight.</li><li><strong>Eleven campuses</strong>: visits and one camp with students of the whole region.</li></ul>',
    swahili: {
      title: 'Vikundi unavyoweza kujiunga navyo',
      content:
        '<ul><li><strong>Bereans</strong>: leta swali aliloibua mhadhiri wako; tunatafuta jibu la kweli katika Biblia na katika maktaba.</li><li><strong>Meza ya wanafunzi wapya</strong>: mizigo inabebwa, vyumba vinatafutwa, simu zinachajiwa, katika wiki ya kwanza ya mwaka.</li><li><strong>Jiko la mitihani</strong>: chai na wenzako kuanzia 9 PM hadi saa sita usiku, katika wiki mbili za mwisho.</li><li><strong>Vyuo kumi na kimoja</strong>: ziara, na kambi moja pamoja na wanafunzi wa eneo zima.</li></ul>',
    },
  },
  mission: {
    title: 'When the Sabbath meets the timetable',
    content:
      '<p>If an examination is set on a Sabbath, come to us early in the semester. We know the university’s form, the office that reads it, and the words that have worked. Nobody here has to choose alone between a degree and a conviction.</p>',
    swahili: {
      title: 'Sabato inapogongana na ratiba ya masomo',
      content:
        '<p>Mtihani ukipangwa siku ya Sabato, njoo kwetu mapema katika muhula. Tunaijua fomu ya chuo kikuu, ofisi inayoisoma, na maneno ambayo yamefaulu. Hakuna hapa anayelazimika kuchagua peke yake kati ya shahada na imani yake.</p>',
    },
  },
  schedule: {
    content: '<p>Wednesdays, 6:00 PM, after prayers, Student Centre, room 9.</p>',
    swahili: { content: '<p>Kila Jumatano, 6:00 PM, baada ya maombi, Kituo cha Wanafunzi, chumba 9.</p>' },
  },
  leadership: {
    content: '<p>Pr. Daniel Barasa Simiyu, coordinator</p><p>A committee of nine students</p>',
    swahili: { content: '<p>Pr. Daniel Barasa Simiyu, mratibu</p><p>Kamati ya wanafunzi tisa</p>' },
  },
  contact: {
    title: 'Walk with us',
    content: '<p>Join a pair for one Thursday. You carry the mandazi; the other one talks.</p>',
    swahili: {
      title: 'Tembea pamoja nasi',
      content: '<p>Fuatana na wawili wetu Alhamisi moja. Wewe unabeba mandazi; mwenzako anazungumza.</p>',
    },
  },
};

const EVANGELISM: PageContentSeed = {
  hero_title: { title: 'Evangelism', swahili: { title: 'Uinjilisti' } },
  hero_subtitle: {
    content: 'One mission each semester: build, teach, treat, and tell why.',
    swahili: { content: 'Misheni moja kila muhula: kujenga, kufundisha, kutibu, na kueleza sababu.' },
  },
  hero_image: { picture: 'evangelism' },
  introduction: {
    title: 'How a campaign comes about',
    content:
      '<p>Months before the first bus leaves, somebody has drunk tea with the chief, the headteacher and the nurse of a place that asked us to come. We ask what is needed. Last time it was a classroom roof, spectacles, and somebody to teach mathematics to Form Four during the holidays; the evenings in the tent came last in the plan, and most of the village came to them.</p>',
    swahili: {
      title: 'Jinsi kampeni inavyoanza',
      content:
        '<p>Miezi kadhaa kabla basi la kwanza halijaondoka, mtu huwa ameshakunywa chai na chifu, mwalimu mkuu na muuguzi wa mahali palipotuomba tuje. Tunauliza ni nini kinachohitajika. Mara ya mwisho ilikuwa paa la darasa, miwani, na mtu wa kuwafundisha Kidato cha Nne hisabati wakati wa likizo; mikutano ya jioni hemani ilikuja mwisho katika mpango, na sehemu kubwa ya kijiji iliihudhuria.</p>',
    },
  },
  mission: {
    title: 'What a day looks like',
    content:
      '<ul><li>6:00 AM: prayer and porridge</li><li>8:00 AM: clinic, building site, holiday classes</li><li>2:00 PM: visits from door to door, by invitation</li><li>7:00 PM: singing, a health talk, a sermon, a video</li></ul><p>Whoever asks for a study is given one, and when we leave, the nearest congregation has their names and their permission to call.</p>',
    swahili: {
      title: 'Siku moja ya kampeni',
      content:
        '<ul><li>6:00 AM: maombi na uji</li><li>8:00 AM: kliniki, ujenzi, masomo ya likizo</li><li>2:00 PM: kutembelea nyumba kwa nyumba, kwa mwaliko</li><li>7:00 PM: nyimbo, somo la afya, hubiri, filamu</li></ul><p>Yeyote anayeomba kujifunza Biblia hupata mwalimu, na tunapoondoka, kanisa lililo karibu zaidi huwa na majina yao na ruhusa yao ya kuwasiliana nao.</p>',
    },
  },
  vision: {
    title: 'After the tent is down',
    content:
      '<p>Nobody is counted on the last evening. We count who is still studying after a year. For twelve months a team of four goes back every month, and the family that adopted the place pays for the bus.</p>',
    swahili: {
      title: 'Baada ya hema kukunjwa',
      content:
        '<p>Hakuna anayehesabiwa jioni ya mwisho. Tunahesabu ambao bado wanajifunza baada ya mwaka mmoja. Kwa miezi kumi na miwili, timu ya watu wanne hurudi kila mwezi, na familia iliyojitolea kupatunza mahali hapo hulipia basi.</p>',
    },
  },
  activities: {
    title: 'Take part without travelling',
    content:
      '<ul><li>Sponsor a seat on the bus</li><li>Sort medicines and spectacles on the Sunday before</li><li>Cook for the send-off</li><li>Pray for one house by name, for fourteen days</li></ul>',
    swahili: {
      title: 'Shiriki bila kusafiri',
      content:
        '<ul><li>Mlipie mtu kiti kwenye basi</li><li>Panga dawa na miwani Jumapili inayotangulia</li><li>Pika chakula cha kuwaaga wanaosafiri</li><li>Iombee nyumba moja kwa jina, kwa siku kumi na nne</li></ul>',
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
    title: 'Come along, or send somebody',
    content:
      '<p>Builders, teachers, nurses, cooks and people who can fix a bicycle: there is a list, and it is never full.</p>',
    swahili: {
      title: 'Njoo, au mtume mtu',
      content:
        '<p>Mafundi wa ujenzi, walimu, wauguzi, wapishi na wanaojua kutengeneza baiskeli: orodha ipo, na haijai kamwe.</p>',
    },
  },
};

const BOOKS: PageContentSeed = {
  hero_title: { title: 'Literature Ministry', swahili: { title: 'Huduma ya Vitabu' } },
  hero_subtitle: {
    content: 'A shelf to borrow from, a table to buy at, and a job that is waiting for you.',
    swahili: { content: 'Rafu ya kuazima, meza ya kununua, na kazi inayokusubiri.' },
  },
  hero_image: { picture: 'books' },
  introduction: {
    title: 'The shelf in room 9',
    content:
      '<p>Three hundred and some books stand in the Student Centre: Bibles in eleven languages, commentaries, biographies, books for children, and a good deal about prayer. You write your name in the exercise book, you take it, you bring it back. Nobody has ever been fined.</p>',
    swahili: {
      title: 'Rafu katika chumba 9',
      content:
        '<p>Vitabu mia tatu na zaidi viko katika Kituo cha Wanafunzi: Biblia katika lugha kumi na moja, vitabu vya ufafanuzi, vya maisha ya watu, vya watoto, na vingi kuhusu maombi. Unaandika jina lako katika daftari, unachukua kitabu, kisha unakirudisha. Hakuna aliyewahi kutozwa faini.</p>',
    },
  },
  activities: {
    title: 'Begin with one of these',
    content:
      '<ul><li><strong>Steps to Christ</strong>: short, warm, for reading on a bus. In English, Kiswahili and Dholuo.</li><li><strong>The Desire of Ages</strong>: the life of Jesus, slowly.</li><li><strong>The Great Controversy</strong>: the long story of the church, and how it ends.</li><li><strong>A study Bible</strong> in Kiswahili, which may stay with you for a whole semester.</li></ul>',
    swahili: {
      title: 'Anza na kimojawapo cha hivi',
      content:
        '<ul><li><strong>Njia Salama</strong> (Steps to Christ): kifupi, chenye upendo, cha kusoma ndani ya basi. Kwa Kiingereza, Kiswahili na Kidholuo.</li><li><strong>Tumaini la Vizazi Vyote</strong> (The Desire of Ages): maisha ya Yesu, polepole.</li><li><strong>Pambano Kuu</strong> (The Great Controversy): historia ndefu ya kanisa, na mwisho wake.</li><li><strong>Biblia ya kujifunzia</strong> kwa Kiswahili, ambayo unaweza kukaa nayo muhula mzima.</li></ul>',
    },
  },
  mission: {
    title: 'Books that pay school fees',
    content:
      '<p>Literature evangelists sell books from door to door in the holidays and earn their fees that way; several of our members paid for a degree with their shoes. The ministry is resting at the moment because nobody leads it. If you have sold anything to anybody, even airtime, talk to us.</p>',
    swahili: {
      title: 'Vitabu vinavyolipa karo',
      content:
        '<p>Wainjilisti wa vitabu huuza vitabu nyumba kwa nyumba wakati wa likizo, na kwa njia hiyo hupata karo yao; washiriki wetu kadhaa walilipia shahada zao kwa soli za viatu vyao. Kwa sasa huduma hii imepumzika kwa sababu hakuna anayeiongoza. Kama umewahi kumuuzia mtu chochote, hata muda wa maongezi wa simu, zungumza nasi.</p>',
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
    content: 'Give by phone in a minute. You get a receipt, and nobody else gets your name.',
    swahili: {
      content: 'Toa kwa simu kwa dakika moja. Unapata risiti, na hakuna mwingine anayepata jina lako.',
    },
  },
  hero_image: { picture: 'giving' },
  introduction: {
    title: 'Where it goes',
    content:
      '<p>We give because we have been given to. No seat in this church has a price and no prayer costs anything; if you are a guest, let the bag pass.</p>',
    swahili: {
      title: 'Sadaka zinakokwenda',
      content:
        '<p>Tunatoa kwa sababu nasi tumepewa. Hakuna kiti katika kanisa hili chenye bei, wala hakuna maombi yanayolipiwa; ukiwa mgeni, acha mfuko wa sadaka upite.</p>',
    },
  },
  mission: {
    title: 'Tithe',
    content:
      '<p>A tenth of what one earns. It is a trust fund: the treasurer sends all of it to the conference each month, which pays pastors and chaplains from it, in poor districts as in rich ones. None of it stays here.</p>',
    swahili: {
      title: 'Zaka',
      content:
        '<p>Sehemu ya kumi ya mapato ya mtu. Ni fedha za amana: kila mwezi mweka hazina huzipeleka zote kwa konferensi, ambayo huzitumia kuwalipa wachungaji na makasisi, katika mitaa maskini sawa na ile tajiri. Hakuna kinachobaki hapa.</p>',
    },
  },
  vision: {
    title: 'Mission offering',
    content:
      '<p>Also a trust fund. The Sabbath School and thirteenth Sabbath offerings are passed on whole, to schools, clinics and missionaries in other countries.</p>',
    swahili: {
      title: 'Sadaka ya misheni',
      content:
        '<p>Hizi pia ni fedha za amana. Sadaka za Shule ya Sabato na za Sabato ya kumi na tatu hupelekwa zote kwa shule, kliniki na wamisionari katika nchi nyingine.</p>',
    },
  },
  activities: {
    title: 'Local funds',
    content:
      '<p>What you give to the local church budget, welfare, music, mission or building stays here and does what its name says. The accounts of the local funds are open to every member who asks.</p>',
    swahili: {
      title: 'Fedha za kanisa mahalia',
      content:
        '<p>Unachotoa kwa bajeti ya kanisa mahalia, ustawi, muziki, misheni au ujenzi hubaki hapa na hufanya kile jina lake linachosema. Hesabu za fedha za kanisa mahalia ziko wazi kwa kila mshiriki anayeuliza.</p>',
    },
  },
  additional_info: {
    title: 'Your gift is your own business',
    content:
      '<p>Who gives what is known to you, to God and to the treasurer. It is never read out, published or used for anything else. A receipt is sent to you on request.</p>',
    swahili: {
      title: 'Unachotoa ni siri yako',
      content:
        '<p>Unachotoa kinajulikana kwako, kwa Mungu na kwa mweka hazina. Hakisomwi hadharani, hakichapishwi wala hakitumiwi kwa jambo lingine lolote. Ukiomba risiti, utatumiwa.</p>',
    },
  },
  leadership: {
    content: '<p>Naliaka Wekesa, treasurer</p>',
    swahili: { content: '<p>Naliaka Wekesa, mweka hazina</p>' },
  },
  contact: {
    title: 'Something went wrong?',
    content:
      '<p>If a payment went to the wrong place, or you need a receipt, write to the office with the date and the amount. Never send anybody your PIN; we shall not ask for it.</p>',
    swahili: {
      title: 'Kuna tatizo?',
      content:
        '<p>Kama malipo yamekwenda mahali pasipofaa, au unahitaji risiti, iandikie ofisi ukitaja tarehe na kiasi. Usimtumie mtu yeyote PIN yako kamwe; sisi hatutaiomba.</p>',
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
      '<p>After the divine service we eat together on the lawn beside the hall, and you are invited. Guests don’t need to bring anything.</p>',
    swahili: {
      title: 'Chakula cha mchana',
      content:
        '<p>Baada ya Ibada Kuu tunakula pamoja kwenye uwanja wa nyasi kando ya ukumbi, nawe umealikwa. Wageni hawahitaji kuleta chochote.</p>',
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
