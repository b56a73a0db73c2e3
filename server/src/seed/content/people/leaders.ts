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
      'Pastor Ruto taught mathematics for six years before he studied theology, and still draws his sermons on a blackboard first. He grew up in Nandi, came to this campus as a chaplain fourteen years ago and never asked to leave. His door in the Student Centre is open on Tuesdays and Thursdays; you need no appointment and no reason.',
    swahili: {
      title: 'Kasisi na mchungaji kiongozi',
      quote: 'Sijakutana na swali la dhati lililo kubwa mno kwa Mungu.',
      education: 'Shahada ya uzamili ya theolojia (MDiv); shahada ya elimu (hisabati)',
      biography:
        'Mchungaji Ruto alifundisha hisabati kwa miaka sita kabla ya kusomea theolojia, na hadi leo huyachora mahubiri yake ubaoni kwanza. Alikulia Nandi, akaja katika chuo hiki kama kasisi miaka kumi na minne iliyopita, na hajawahi kuomba kuondoka. Mlango wake katika Kituo cha Wanafunzi uko wazi Jumanne na Alhamisi; huhitaji miadi wala sababu.',
    },
  },
  {
    name: 'Pr. Grace Wanjiru Kamau',
    title: 'Associate chaplain, pastoral care',
    category: 'pastoral',
    quote: 'Most people do not need my answer. They need me to stay until they have said it.',
    years: 6,
    education: 'Bachelor of Theology; diploma in counselling psychology',
    specialties: ['Pastoral care', 'Grief', 'Small groups'],
    achievements: ['Trained thirty peer listeners in the halls of residence'],
    languages: ['English', 'Kiswahili', 'Gĩkũyũ'],
    biography:
      'Pastor Wanjiru leads the visiting team and the peer listeners, students who have learned to sit with somebody on a bad night. Before that she served a church of fishermen at the lake. She plants onions behind the chapel and gives them away.',
    swahili: {
      title: 'Kasisi msaidizi, huduma ya kichungaji',
      quote: 'Wengi hawahitaji jibu langu. Wanahitaji nikae nao hadi waseme lililo moyoni.',
      education: 'Shahada ya theolojia; diploma ya saikolojia ya ushauri nasaha',
      biography:
        'Mchungaji Wanjiru anaongoza kikundi cha kutembelea watu na wasikilizaji rika, yaani wanafunzi waliojifunza kukaa na mwenzao katika usiku mgumu. Kabla ya hapo alihudumu katika kanisa la wavuvi kando ya ziwa. Hupanda vitunguu nyuma ya kanisa dogo na kuvigawa bure.',
    },
  },
  {
    name: 'Pr. Daniel Barasa Simiyu',
    title: 'Public Campus Ministries coordinator',
    category: 'pastoral',
    quote: 'We do not bring God to the campus. We find out where he has been all night.',
    years: 4,
    education: 'Bachelor of Theology',
    specialties: ['Campus mission', 'Apologetics', 'Discipleship'],
    languages: ['English', 'Kiswahili', 'Lubukusu'],
    biography:
      'Pastor Barasa looks after Adventist students on eleven campuses of the region and is with us two weeks of every month. He finished his own degree in geology before he turned to theology, which is why the youth hikes stop at every road cutting.',
    swahili: {
      title: 'Mratibu wa Huduma ya Chuo (PCM)',
      quote: 'Hatumleti Mungu chuoni. Tunagundua alikokuwa usiku kucha.',
      education: 'Shahada ya theolojia',
      biography:
        'Mchungaji Barasa anawahudumia wanafunzi Waadventista katika vyuo kumi na kimoja vya eneo hili, na huwa nasi wiki mbili za kila mwezi. Alimaliza shahada yake ya jiolojia kabla ya kugeukia theolojia; ndiyo maana matembezi ya vijana husimama kila mahali ambapo barabara imekata mwamba.',
    },
  },
  {
    name: 'Dr. Josephine Akinyi Odhiambo',
    title: 'First elder',
    category: 'elders',
    quote:
      'The hall fills with people who know nobody. By the end of the semester they are somebody’s family.',
    years: 11,
    education: 'PhD in Plant Pathology',
    specialties: ['Leadership', 'Bible teaching'],
    achievements: ['Chairs the church board', 'Supervised twenty-three master’s students'],
    languages: ['English', 'Kiswahili', 'Dholuo'],
    biography:
      'Dr. Akinyi lectures in the School of Agriculture and has been an elder of this church for eleven years, the last four as first elder. She chairs the board, preaches every second month, and knows the names of the freshers before they know hers.',
    swahili: {
      title: 'Mzee wa kwanza wa kanisa',
      quote: 'Ukumbi hujaa watu wasiomjua yeyote. Muhula unapoisha, tayari wamekuwa familia.',
      education: 'Shahada ya uzamivu (PhD) ya magonjwa ya mimea',
      biography:
        'Dr. Akinyi ni mhadhiri katika Kitivo cha Kilimo na amekuwa mzee wa kanisa hili kwa miaka kumi na mmoja, minne ya mwisho akiwa mzee wa kwanza. Anaongoza baraza la kanisa, huhubiri mara moja kila miezi miwili, na huyajua majina ya wanafunzi wapya kabla hawajalijua lake.',
    },
  },
  {
    name: 'Samuel Mutua Kilonzo',
    title: 'Elder for worship and the calendar',
    category: 'elders',
    quote: 'A service is ready when the person in the last row knows what to do next.',
    years: 8,
    education: 'Bachelor of Commerce',
    specialties: ['Worship planning', 'Stewardship'],
    languages: ['English', 'Kiswahili', 'Kĩkamba'],
    biography:
      'Elder Mutua works in the university’s finance office and plans the Sabbath services: who preaches, who sings, who reads. If you would like to read the scripture one Sabbath, tell him. He will not forget.',
    swahili: {
      title: 'Mzee wa kanisa kwa ibada na kalenda',
      quote: 'Ibada iko tayari pale mtu wa safu ya mwisho anapojua afanye nini baadaye.',
      education: 'Shahada ya biashara',
      biography:
        'Mzee Mutua anafanya kazi katika ofisi ya fedha ya chuo kikuu, naye hupanga ibada za Sabato: nani anahubiri, nani anaimba, nani anasoma. Ukitaka kusoma andiko Sabato moja, mwambie. Hatasahau.',
    },
  },
  {
    name: 'Eng. Peter Lemaiyan Ole Sankale',
    title: 'Elder for students and graduates',
    category: 'elders',
    quote: 'Plan, and hold the plan with an open hand.',
    years: 5,
    education: 'Bachelor of Science in Civil Engineering',
    specialties: ['Mentoring', 'Careers'],
    languages: ['English', 'Kiswahili', 'Maa'],
    biography:
      'Elder Lemaiyan builds bridges for the county and mentors for the church: every finalist who asks is given somebody ten years further on. He was a member of family seven in his own student days.',
    swahili: {
      title: 'Mzee wa kanisa kwa wanafunzi na wahitimu',
      quote: 'Weka mpango, na uushike kwa mkono ulio wazi.',
      education: 'Shahada ya sayansi ya uhandisi wa ujenzi',
      biography:
        'Mzee Lemaiyan huijengea kaunti madaraja, na kanisani ni mshauri wa vijana: kila mwanafunzi wa mwaka wa mwisho anayeomba hupewa mshauri aliyemtangulia kwa miaka kumi. Alipokuwa mwanafunzi yeye mwenyewe, alikuwa katika familia ya saba.',
    },
  },
  {
    name: 'Mary Njeri Gathogo',
    title: 'Elder for families and visitors',
    category: 'elders',
    quote: 'Ask a guest one question, and then let the answer be long.',
    years: 7,
    specialties: ['Hospitality', 'The twelve families'],
    languages: ['English', 'Kiswahili', 'Gĩkũyũ'],
    biography:
      'Elder Njeri keeps the register of the twelve families and makes sure that each is a mix of schools, years and home counties. She manages the staff canteen on weekdays.',
    swahili: {
      title: 'Mzee wa kanisa kwa familia na wageni',
      quote: 'Muulize mgeni swali moja, kisha acha jibu lake liwe refu.',
      biography:
        'Mzee Njeri hutunza daftari la familia kumi na mbili na huhakikisha kwamba kila moja ni mchanganyiko wa vitivo, miaka na kaunti za nyumbani. Siku za kazi husimamia mkahawa wa wafanyakazi.',
    },
  },
  {
    name: 'Hassan Galgalo Boru',
    title: 'Elder for mission and outreach',
    category: 'elders',
    quote: 'Go where there is no road, and take somebody who can fix the bicycle.',
    years: 3,
    education: 'Bachelor of Environmental Studies',
    specialties: ['Mission campaigns', 'Community relations'],
    languages: ['English', 'Kiswahili', 'Afaan Oromoo'],
    biography:
      'Elder Galgalo leads the semester campaigns and speaks with chiefs, headteachers and dispensaries long before the first bus leaves. He came to faith through one of those campaigns in Marsabit.',
    swahili: {
      title: 'Mzee wa kanisa kwa misheni na uinjilisti',
      quote: 'Nenda pasipo na barabara, na uende na mtu anayeweza kutengeneza baiskeli.',
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
    quote: 'Four hundred chairs, twice a week. It is the best prayer walk I know.',
    years: 6,
    specialties: ['Order of the service', 'Safety'],
    languages: ['English', 'Kiswahili', 'Kalenjin'],
    biography:
      'Kimutai and sixteen deacons open the hall, set the chairs, watch the parking and lock up when the last song is over. In the week he is a technician in the physics laboratory.',
    swahili: {
      title: 'Shemasi mkuu',
      quote: 'Viti mia nne, mara mbili kwa wiki. Ndiyo matembezi bora ya maombi ninayoyajua.',
      biography:
        'Kimutai na mashemasi kumi na sita hufungua ukumbi, hupanga viti, huangalia maegesho na hufunga milango wimbo wa mwisho unapokwisha. Siku za wiki yeye ni fundi katika maabara ya fizikia.',
    },
  },
  {
    name: 'Beatrice Moraa Nyakundi',
    title: 'Head deaconess',
    category: 'deacons',
    quote: 'Nobody sits an examination hungry if we hear of it in time.',
    years: 9,
    specialties: ['Communion', 'Welfare of students'],
    achievements: ['Began the supper vouchers'],
    languages: ['English', 'Kiswahili', 'Ekegusii'],
    biography:
      'Moraa prepares communion, the baptismal robes and the fellowship lunch, and looks after the supper vouchers with a discretion for which half the campus is grateful.',
    swahili: {
      title: 'Shemasi mkuu wa kike',
      quote: 'Hakuna anayefanya mtihani akiwa na njaa, tukipata habari kwa wakati.',
      biography:
        'Moraa huandaa Meza ya Bwana, mavazi ya ubatizo na chakula cha ushirika, na husimamia vocha za chakula cha jioni kwa usiri, na nusu ya chuo inamshukuru kwa hilo.',
    },
  },
  {
    name: 'Caleb Ekai Lomuria',
    title: 'Deacon for transport and camp',
    category: 'deacons',
    years: 2,
    languages: ['English', 'Kiswahili', 'Ng’aturkana'],
    biography:
      'Ekai is in his fourth year of mechanical engineering. He finds the buses, packs the tents and gets everybody home.',
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
    quote: 'The first face at the door preaches before the pastor does.',
    years: 3,
    languages: ['English', 'Kiswahili', 'Kigiriama'],
    biography:
      'Kadzo studies hospitality and leads the people who greet you at the door. She is from Kilifi and will tell you that this is why she is always cold.',
    swahili: {
      title: 'Shemasi wa meza ya makaribisho',
      quote: 'Uso wa kwanza mlangoni huhubiri kabla ya mchungaji.',
      biography:
        'Kadzo anasomea huduma za hoteli na wageni, na anawaongoza wanaokusalimu mlangoni. Anatoka Kilifi, na atakuambia kwamba ndiyo sababu yeye husikia baridi kila wakati.',
    },
  },
  {
    name: 'Nehemiah Onyango Ouma',
    title: 'Head deacon, previous year',
    category: 'deacons',
    years: 4,
    languages: ['English', 'Kiswahili', 'Dholuo'],
    biography: 'Onyango served until he graduated and now leads the deacons of a church in Siaya.',
    isActive: false,
    swahili: {
      title: 'Shemasi mkuu, mwaka uliopita',
      biography:
        'Onyango alihudumu hadi alipohitimu, na sasa anawaongoza mashemasi wa kanisa moja huko Siaya.',
    },
  },
];

/** In the order of the directory. */
export const LEADERS: readonly LeaderSeed[] = [...PASTORS_AND_ELDERS, ...MINISTRY_LEADERS, ...DEACONRY];
