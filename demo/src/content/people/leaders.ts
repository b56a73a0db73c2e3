import type { LeaderSeed } from './leader-seed';
import { MINISTRY_LEADERS } from './leaders-ministries';

const PASTORS_AND_ELDERS: readonly LeaderSeed[] = [
  {
    name: 'Pr. Elijah Kiprotich Ruto',
    title: 'Chaplain and senior pastor',
    category: 'pastoral',
    quote: 'I have not met an honest question that was too big for God.',
    years: 14,
    education: 'Master of Divinity; Bachelor of Education (Mathematics)',
    specialties: ['Preaching', 'Counselling', 'Marriage preparation'],
    achievements: [
      'Began the Tuesday families in his first year',
      'Teaches ethics in the School of Engineering',
    ],
    languages: ['English', 'Kiswahili', 'Kalenjin'],
    biography:
      'Pastor Ruto taught mathematics for six years before he studied theology, and he still plans his sermons on a blackboard. He grew up in Nandi and came to this campus as a chaplain fourteen years ago. You can visit him in the Student Centre on Tuesdays and Thursdays without an appointment.',
    swahili: {
      title: 'Kasisi na mchungaji kiongozi',
      quote: 'Sijakutana na swali la dhati lililo kubwa mno kwa Mungu.',
      education: 'Shahada ya uzamili ya theolojia (MDiv); shahada ya elimu (hisabati)',
      biography:
        'Mchungaji Ruto alifundisha hisabati kwa miaka sita kabla ya kusomea theolojia, na hadi leo huyapanga mahubiri yake ubaoni. Alikulia Nandi, akaja katika chuo hiki kama kasisi miaka kumi na minne iliyopita. Unaweza kumtembelea katika Kituo cha Wanafunzi Jumanne na Alhamisi bila miadi.',
    },
  },
  {
    name: 'Pr. Grace Wanjiru Kamau',
    title: 'Associate chaplain, pastoral care',
    category: 'pastoral',
    quote: 'Call me when you need somebody to listen.',
    years: 6,
    education: 'Bachelor of Theology; diploma in counselling psychology',
    specialties: ['Pastoral care', 'Grief', 'Small groups'],
    achievements: ['Trained thirty peer listeners in the halls of residence'],
    languages: ['English', 'Kiswahili', 'Gĩkũyũ'],
    biography:
      'Pastor Wanjiru leads the visiting team and the peer listeners, students who have learned to listen to other students. Before that she served a church at the lake.',
    swahili: {
      title: 'Kasisi msaidizi, huduma ya kichungaji',
      quote: 'Nipigie simu ukihitaji mtu wa kukusikiliza.',
      education: 'Shahada ya theolojia; diploma ya saikolojia ya ushauri nasaha',
      biography:
        'Mchungaji Wanjiru anaongoza kikundi cha kutembelea watu na wasikilizaji rika, yaani wanafunzi waliojifunza kuwasikiliza wenzao. Kabla ya hapo alihudumu katika kanisa lililo kando ya ziwa.',
    },
  },
  {
    name: 'Pr. Daniel Barasa Simiyu',
    title: 'Public Campus Ministries coordinator',
    category: 'pastoral',
    quote: 'God is already at work on this campus. Come and see.',
    years: 4,
    education: 'Bachelor of Theology',
    specialties: ['Campus mission', 'Apologetics', 'Discipleship'],
    languages: ['English', 'Kiswahili', 'Lubukusu'],
    biography:
      'Pastor Barasa looks after Adventist students on eleven campuses of the region and is with us two weeks of every month. He studied geology before he studied theology, and he explains the rocks on every hike.',
    swahili: {
      title: 'Mratibu wa Huduma ya Chuo (PCM)',
      quote: 'Mungu tayari anafanya kazi chuoni hapa. Njoo uone.',
      education: 'Shahada ya theolojia',
      biography:
        'Mchungaji Barasa anawahudumia wanafunzi Waadventista katika vyuo kumi na kimoja vya eneo hili, na huwa nasi wiki mbili za kila mwezi. Alisomea jiolojia kabla ya kusomea theolojia, na hueleza kuhusu miamba katika kila matembezi.',
    },
  },
  {
    name: 'Dr. Josephine Akinyi Odhiambo',
    title: 'First elder',
    category: 'elders',
    quote: 'If you are new, come three times. The third time we will know your name.',
    years: 11,
    education: 'PhD in Plant Pathology',
    specialties: ['Leadership', 'Bible teaching'],
    achievements: ['Chairs the church board', 'Supervised twenty-three master’s students'],
    languages: ['English', 'Kiswahili', 'Dholuo'],
    biography:
      'Dr. Akinyi lectures in the School of Agriculture and has been an elder of this church for eleven years, the last four as first elder. She chairs the church board and preaches every second month.',
    swahili: {
      title: 'Mzee wa kwanza wa kanisa',
      quote: 'Ukiwa mgeni, njoo mara tatu. Mara ya tatu tutakuwa tunalijua jina lako.',
      education: 'Shahada ya uzamivu (PhD) ya magonjwa ya mimea',
      biography:
        'Dr. Akinyi ni mhadhiri katika Kitivo cha Kilimo na amekuwa mzee wa kanisa hili kwa miaka kumi na mmoja, minne ya mwisho akiwa mzee wa kwanza. Anaongoza baraza la kanisa na huhubiri mara moja kila miezi miwili.',
    },
  },
  {
    name: 'Samuel Mutua Kilonzo',
    title: 'Elder for worship and the calendar',
    category: 'elders',
    quote: 'We plan the service so that a visitor can follow it.',
    years: 8,
    education: 'Bachelor of Commerce',
    specialties: ['Worship planning', 'Stewardship'],
    languages: ['English', 'Kiswahili', 'Kĩkamba'],
    biography:
      'Elder Mutua works in the university’s finance office and plans the Sabbath services: who preaches, who sings, who reads. If you would like to read from the Bible in a service, tell him.',
    swahili: {
      title: 'Mzee wa kanisa kwa ibada na kalenda',
      quote: 'Tunapanga ibada ili mgeni aweze kuifuata.',
      education: 'Shahada ya biashara',
      biography:
        'Mzee Mutua anafanya kazi katika ofisi ya fedha ya chuo kikuu, naye hupanga ibada za Sabato: nani anahubiri, nani anaimba, nani anasoma. Ukitaka kusoma Biblia katika ibada, mwambie.',
    },
  },
  {
    name: 'Eng. Peter Lemaiyan Ole Sankale',
    title: 'Elder for students and graduates',
    category: 'elders',
    quote: 'Make a plan, and be ready to change it.',
    years: 5,
    education: 'Bachelor of Science in Civil Engineering',
    specialties: ['Mentoring', 'Careers'],
    languages: ['English', 'Kiswahili', 'Maa'],
    biography:
      'Elder Lemaiyan builds bridges for the county. For each finalist who asks, he finds a mentor who graduated about ten years ago. As a student he was in family seven himself.',
    swahili: {
      title: 'Mzee wa kanisa kwa wanafunzi na wahitimu',
      quote: 'Weka mpango, na uwe tayari kuubadilisha.',
      education: 'Shahada ya sayansi ya uhandisi wa ujenzi',
      biography:
        'Mzee Lemaiyan huijengea kaunti madaraja. Kila mwanafunzi wa mwaka wa mwisho anayeomba humtafutia mshauri aliyehitimu takriban miaka kumi iliyopita. Alipokuwa mwanafunzi yeye mwenyewe alikuwa katika familia ya saba.',
    },
  },
  {
    name: 'Mary Njeri Gathogo',
    title: 'Elder for families and visitors',
    category: 'elders',
    quote: 'Ask a guest one question, and then listen.',
    years: 7,
    specialties: ['Hospitality', 'The twelve families'],
    languages: ['English', 'Kiswahili', 'Gĩkũyũ'],
    biography:
      'Elder Njeri keeps the register of the twelve families and makes sure that each is a mix of schools, years and home counties. She manages the staff canteen on weekdays.',
    swahili: {
      title: 'Mzee wa kanisa kwa familia na wageni',
      quote: 'Muulize mgeni swali moja, kisha usikilize.',
      biography:
        'Mzee Njeri hutunza daftari la familia kumi na mbili na huhakikisha kwamba kila moja ni mchanganyiko wa vitivo, miaka na kaunti za nyumbani. Siku za kazi husimamia mkahawa wa wafanyakazi.',
    },
  },
  {
    name: 'Hassan Galgalo Boru',
    title: 'Elder for mission and outreach',
    category: 'elders',
    quote: 'Come with us on a campaign. We will find work for you.',
    years: 3,
    education: 'Bachelor of Environmental Studies',
    specialties: ['Mission campaigns', 'Community relations'],
    languages: ['English', 'Kiswahili', 'Afaan Oromoo'],
    biography:
      'Elder Galgalo leads the semester campaigns and speaks with chiefs, headteachers and dispensaries long before the first bus leaves. He came to faith through one of those campaigns in Marsabit.',
    swahili: {
      title: 'Mzee wa kanisa kwa misheni na uinjilisti',
      quote: 'Njoo nasi kwenye kampeni. Tutakupa kazi ya kufanya.',
      education: 'Shahada ya masomo ya mazingira',
      biography:
        'Mzee Galgalo anaongoza kampeni za kila muhula, na huzungumza na machifu, walimu wakuu na zahanati muda mrefu kabla basi la kwanza halijaondoka. Aliipata imani kupitia mojawapo ya kampeni hizo huko Marsabit.',
    },
  },
];

const DEACONRY: readonly LeaderSeed[] = [
  {
    name: 'Josphat Kimutai Cheruiyot',
    title: 'Head deacon',
    category: 'deacons',
    quote: 'Come early and help us with the chairs.',
    years: 6,
    specialties: ['Order of the service', 'Safety'],
    languages: ['English', 'Kiswahili', 'Kalenjin'],
    biography:
      'Kimutai and sixteen deacons open the hall, set the chairs, watch the parking and lock up when the last song is over. In the week he is a technician in the physics laboratory.',
    swahili: {
      title: 'Shemasi mkuu',
      quote: 'Njoo mapema utusaidie kupanga viti.',
      biography:
        'Kimutai na mashemasi kumi na sita hufungua ukumbi, hupanga viti, huangalia maegesho na hufunga milango wimbo wa mwisho unapokwisha. Siku za wiki yeye ni fundi katika maabara ya fizikia.',
    },
  },
  {
    name: 'Beatrice Moraa Nyakundi',
    title: 'Head deaconess',
    category: 'deacons',
    quote: 'If you have no food, tell me. I can help.',
    years: 9,
    specialties: ['Communion', 'Welfare of students'],
    achievements: ['Began the supper vouchers'],
    languages: ['English', 'Kiswahili', 'Ekegusii'],
    biography:
      'Moraa prepares communion, the baptismal robes and the fellowship lunch, and gives supper vouchers to students who need them. She tells nobody who gets one.',
    swahili: {
      title: 'Shemasi mkuu wa kike',
      quote: 'Ukiwa huna chakula, niambie. Ninaweza kusaidia.',
      biography:
        'Moraa huandaa Meza ya Bwana, mavazi ya ubatizo na chakula cha ushirika, na huwapa vocha za chakula cha jioni wanafunzi wanaozihitaji. Hamwambii mtu yeyote ni nani aliyepewa.',
    },
  },
  {
    name: 'Caleb Ekai Lomuria',
    title: 'Deacon for transport and camp',
    category: 'deacons',
    years: 2,
    languages: ['English', 'Kiswahili', 'Ng’aturkana'],
    biography:
      'Ekai is in his fourth year of mechanical engineering. He books the buses, packs the tents and makes sure that everybody comes home.',
    swahili: {
      title: 'Shemasi wa usafiri na kambi',
      biography:
        'Ekai yuko mwaka wa nne wa uhandisi wa mitambo. Hutafuta mabasi, hufungasha mahema na huhakikisha kila mtu amefika nyumbani.',
    },
  },
  {
    name: 'Zipporah Kadzo Mwaringa',
    title: 'Deaconess for the welcome desk',
    category: 'deacons',
    quote: 'Ask me anything when you come in.',
    years: 3,
    languages: ['English', 'Kiswahili', 'Kigiriama'],
    biography:
      'Kadzo studies hospitality and leads the people who greet you at the door. She is from Kilifi.',
    swahili: {
      title: 'Shemasi wa meza ya makaribisho',
      quote: 'Niulize chochote unapoingia.',
      biography:
        'Kadzo anasomea huduma za hoteli na wageni, na anawaongoza wanaokusalimu mlangoni. Anatoka Kilifi.',
    },
  },
  {
    name: 'Nehemiah Onyango Ouma',
    title: 'Head deacon, previous year',
    category: 'deacons',
    years: 4,
    languages: ['English', 'Kiswahili', 'Dholuo'],
    biography: 'Onyango served until he graduated and now leads the deacons of a church in Siaya.',
    is_active: false,
    swahili: {
      title: 'Shemasi mkuu, mwaka uliopita',
      biography:
        'Onyango alihudumu hadi alipohitimu, na sasa anawaongoza mashemasi wa kanisa moja huko Siaya.',
    },
  },
];

/** In the order of the directory. */
export const LEADERS: readonly LeaderSeed[] = [...PASTORS_AND_ELDERS, ...MINISTRY_LEADERS, ...DEACONRY];
