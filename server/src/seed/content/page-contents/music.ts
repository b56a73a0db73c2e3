import type { PageContentSeed } from './page-content-seed';

const CHURCH_CHOIR: PageContentSeed = {
  hero_title: { title: 'Church Choir', swahili: { title: 'Kwaya ya Kanisa' } },
  hero_subtitle: {
    content: 'Forty voices, four parts, and a seat for whoever can hum.',
    swahili: { content: 'Sauti arobaini, sehemu nne, na kiti kwa yeyote anayeweza kuimba.' },
  },
  hero_image: { picture: 'slide-choir' },
  introduction: {
    title: 'The choir that leads the singing',
    content:
      '<p>On Sabbath the choir stands where it can see the last row, because its work is to make the last row sing. It leads the hymns, old and new, and once a month it learns one in a language that most of us do not speak yet: so far Dholuo, Kĩkamba, Afaan Oromoo and Zulu.</p><p>There is no audition. You come on a Sunday, you are put beside somebody who knows the part, and after three weeks you know it.</p>',
    swahili: {
      title: 'Kwaya inayoongoza uimbaji',
      content:
        '<p>Siku ya Sabato kwaya inasimama mahali inapoweza kuona safu ya mwisho, kwa kuwa kazi yake ni kuifanya safu ya mwisho iimbe. Inaongoza nyimbo za zamani na mpya, na mara moja kwa mwezi inajifunza wimbo mmoja katika lugha ambayo wengi wetu bado hatuisemi: hadi sasa Kidholuo, Kikamba, Kioromo na Kizulu.</p><p>Hakuna majaribio. Unakuja Jumapili, unawekwa kando ya mtu anayejua sehemu yake, na baada ya majuma matatu unaijua.</p>',
    },
  },
  activities: {
    title: 'Through the year',
    content:
      '<ul><li>Vespers with all three choirs, once a semester</li><li>Songs by lantern light, on the steps of the hall</li><li>The regional choir festival, once a year</li><li>Visits to the county hospital, one Sabbath afternoon a month</li></ul>',
  },
  schedule: {
    content:
      '<p>Sundays, 3:00 – 4:00 PM, Music Room: first each part by itself, then everybody together.</p>',
    swahili: {
      content:
        '<p>Jumapili, 3:00 – 4:00 PM, Chumba cha Muziki: kwanza kila sauti peke yake, kisha wote pamoja.</p>',
    },
  },
  leadership: {
    content: '<p>Kevin Otieno Were, director of music</p>',
    swahili: { content: '<p>Kevin Otieno Were, mkurugenzi wa muziki</p>' },
  },
  contact: {
    title: 'Sing with us',
    content: '<p>Come to a Sunday practice. Bring water and a pencil; scores are lent to you.</p>',
    swahili: {
      title: 'Imba pamoja nasi',
      content: '<p>Njoo kwenye mazoezi ya Jumapili. Lete maji na penseli; nota utaazimwa.</p>',
    },
  },
};

const DCM: PageContentSeed = {
  hero_title: { title: 'DCM', swahili: { title: 'DCM' } },
  hero_subtitle: {
    content: 'A choral group of twelve that sings without instruments and travels light.',
    swahili: {
      content:
        'Kikundi cha kwaya cha watu kumi na wawili kinachoimba bila ala za muziki na kusafiri bila mizigo mingi.',
    },
  },
  hero_image: { picture: 'music-dcm' },
  introduction: {
    title: 'Close harmony',
    content:
      '<p>Twelve singers, one tuning fork. DCM sings unaccompanied: spirituals, Swahili arrangements, and hymns taken apart and put together again. Because there is no organ to hide behind, they listen to one another more than they sing, which is the whole art.</p>',
    swahili: {
      title: 'Sauti zinazopatana',
      content:
        '<p>Waimbaji kumi na wawili, uma mmoja wa kupimia sauti. DCM huimba bila ala: nyimbo za spirituals, nyimbo za Kiswahili zilizopangiwa sauti, na nyimbo za kitabuni zilizofumuliwa na kuunganishwa upya. Kwa kuwa hakuna kinanda cha kujificha nyuma yake, husikilizana zaidi ya wanavyoimba, na huo ndio ufundi wenyewe.</p>',
    },
  },
  mission: {
    title: 'On the road',
    content:
      '<p>About twice a month DCM goes to a church that has no choir, sings with it in the morning and teaches it a setting in the afternoon. Eleven congregations of the county now sing in parts. The group carries its own lunch and asks for nothing but the bus fare.</p>',
    swahili: {
      title: 'Safarini',
      content:
        '<p>Karibu mara mbili kwa mwezi DCM hutembelea kanisa lisilo na kwaya, huimba nalo asubuhi na kulifundisha wimbo wa sauti kadhaa alasiri. Makanisa kumi na moja ya kaunti sasa huimba kwa sauti zilizopangwa. Kikundi hubeba chakula chake cha mchana na hakiombi chochote ila nauli ya basi.</p>',
    },
  },
  activities: {
    title: 'Hear them',
    content:
      '<ul><li>First Sabbath of the month, in the Divine Service</li><li>Graduation week, under the arch of the old library</li><li>Weddings, if you ask half a year before</li></ul>',
    swahili: {
      title: 'Wasikilize',
      content:
        '<ul><li>Sabato ya kwanza ya mwezi, katika Ibada Kuu</li><li>Wiki ya mahafali, chini ya tao la maktaba ya zamani</li><li>Harusi, ukiomba nusu mwaka kabla</li></ul>',
    },
  },
  schedule: {
    content: '<p>Sundays, 4:00 – 5:00 PM, Music Room, after the Church Choir.</p>',
    swahili: { content: '<p>Jumapili, 4:00 – 5:00 PM, Chumba cha Muziki, baada ya Kwaya ya Kanisa.</p>' },
  },
  leadership: {
    content: '<p>Sharon Mwende Kioko, leader and alto</p>',
    swahili: { content: '<p>Sharon Mwende Kioko, kiongozi na mwimbaji wa alto</p>' },
  },
  contact: {
    title: 'A place in the circle',
    content:
      '<p>DCM hears new voices in the third week of each semester. Prepare one verse of any hymn. If it is not your year, the church choir has a place for you at once.</p>',
    swahili: {
      title: 'Nafasi yako katika kikundi',
      content:
        '<p>DCM husikiliza sauti mpya katika wiki ya tatu ya kila muhula. Andaa ubeti mmoja wa wimbo wowote wa kitabuni. Ikiwa huu si mwaka wako, Kwaya ya Kanisa ina nafasi yako mara moja.</p>',
    },
  },
};

const BLISSFUL: PageContentSeed = {
  hero_title: { title: 'Blissful', swahili: { title: 'Blissful' } },
  hero_subtitle: {
    content: 'New songs, guitars and drums, and a notebook that goes from hand to hand.',
    swahili: { content: 'Nyimbo mpya, magitaa na ngoma, na daftari linalopita mkono hadi mkono.' },
  },
  hero_image: { picture: 'music-blissful' },
  introduction: {
    title: 'A group that writes what it sings',
    content:
      '<p>Blissful began with a power cut and one guitar. It is sixteen people now, with keyboard, bass and percussion, and it writes most of its songs: psalms in Sheng, prayers with a chorus, a setting of the Beatitudes that first-years hum on the way to lectures.</p><p>Every new song is sung to the elder for worship first and to the congregation twice before anybody may complain.</p>',
    swahili: {
      title: 'Kikundi kinachotunga nyimbo zake',
      content:
        '<p>Blissful ilianza siku moja umeme ulipopotea, kwa gitaa moja. Sasa ni watu kumi na sita, wenye kinanda, besi na ngoma, na hutunga nyimbo zao nyingi wenyewe: zaburi kwa Sheng, sala zenye kiitikio, na Heri za Yesu kwa tuni ambayo wanafunzi wa mwaka wa kwanza huivumisha wakienda darasani.</p><p>Kila wimbo mpya huimbwa kwanza mbele ya mzee wa kanisa wa ibada, kisha mara mbili mbele ya kanisa, kabla ya mtu yeyote kuruhusiwa kulalamika.</p>',
    },
  },
  activities: {
    title: 'Learn with them',
    content:
      '<ul><li><strong>Beginners’ guitar</strong>: eight evenings a semester; five guitars to borrow</li><li><strong>Song workshop</strong>: bring a verse, leave with a tune</li><li><strong>Sound desk</strong>: we train, and we mean the cables as well</li></ul>',
    swahili: {
      title: 'Jifunze pamoja nao',
      content:
        '<ul><li><strong>Gitaa kwa wanaoanza</strong>: jioni nane kila muhula; magitaa matano ya kuazima</li><li><strong>Warsha ya nyimbo</strong>: lete ubeti, ondoka na tuni</li><li><strong>Mitambo ya sauti</strong>: tunafundisha, na nyaya pia zimo</li></ul>',
    },
  },
  vision: {
    title: 'Loud and quiet',
    content:
      '<p>Not everything new is loud, and not everything loud is worship. The group rehearses each song once without any amplifier. If it does not hold, it goes back into the notebook.</p>',
    swahili: {
      title: 'Sauti kubwa na utulivu',
      content:
        '<p>Si kila kipya kina sauti kubwa, na si kila chenye sauti kubwa ni ibada. Kikundi hufanya mazoezi ya kila wimbo mara moja bila kipaza sauti chochote. Wimbo usiposimama, unarudi daftarini.</p>',
    },
  },
  schedule: {
    content: '<p>Sundays, 2:00 – 3:00 PM, Music Room, before the Church Choir.</p>',
    swahili: { content: '<p>Jumapili, 2:00 – 3:00 PM, Chumba cha Muziki, kabla ya Kwaya ya Kanisa.</p>' },
  },
  leadership: {
    content: '<p>Victor Kibet Rono, leader and keyboard</p>',
    swahili: { content: '<p>Victor Kibet Rono, kiongozi na mpiga kinanda</p>' },
  },
  contact: {
    title: 'Bring your instrument',
    content: '<p>Or come without one. Ask for Kibet in the Music Room on any Sunday at two.</p>',
    swahili: {
      title: 'Njoo na ala yako ya muziki',
      content:
        '<p>Au njoo bila ala. Muulizie Kibet katika Chumba cha Muziki Jumapili yoyote saa nane mchana.</p>',
    },
  },
};

export const MUSIC_CONTENTS = { church_choir: CHURCH_CHOIR, dcm: DCM, blissful: BLISSFUL } as const;
