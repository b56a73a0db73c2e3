import type { PageContentSeed } from './page-content-seed';

const CHURCH_CHOIR: PageContentSeed = {
  hero_title: { title: 'Church Choir', swahili: { title: 'Kwaya ya Kanisa' } },
  hero_subtitle: {
    content: 'Forty voices in four parts. Everybody may join.',
    swahili: { content: 'Waimbaji arobaini, sauti nne. Kila mtu anaweza kujiunga.' },
  },
  hero_image: { picture: 'slide-choir' },
  introduction: {
    title: 'The choir that leads the singing',
    content:
      '<p>On Sabbath the choir leads the singing, with hymns old and new, so that everybody in the hall can sing along. Once a month it learns a song in another language: so far Dholuo, Kĩkamba, Afaan Oromoo and Zulu.</p><p>There is no audition. Come to a practice and stand beside somebody who knows your part. After about three weeks you know it too.</p>',
    swahili: {
      title: 'Kwaya inayoongoza uimbaji',
      content:
        '<p>Siku ya Sabato kwaya huongoza uimbaji, kwa nyimbo za zamani na mpya, ili kila mtu ukumbini aweze kuimba. Mara moja kwa mwezi hujifunza wimbo katika lugha nyingine: hadi sasa Kidholuo, Kikamba, Kioromo na Kizulu.</p><p>Hakuna majaribio ya sauti. Njoo kwenye mazoezi na usimame kando ya mtu anayeijua sauti yako. Baada ya wiki kama tatu nawe utaijua.</p>',
    },
  },
  activities: {
    title: 'Through the year',
    content:
      '<ul><li>Vespers with all three choirs, once a semester</li><li>Songs by lantern light, on the steps of the hall</li><li>The regional choir festival, once a year</li><li>Visits to the county hospital, one Sabbath afternoon a month</li></ul>',
  },
  schedule: {
    content:
      '<p>Sundays, 3:00 – 4:00 PM, {{service:choir-practice-sunday.place}}: first each part by itself, then everybody together.</p><p>This is the hour of the Church Choir. The practice of all three choirs is {{service:choir-practice-sunday.hours}}.</p>',
    swahili: {
      content:
        '<p>Jumapili, 3:00 – 4:00 PM, {{service:choir-practice-sunday.place}}: kwanza kila sauti peke yake, kisha wote pamoja.</p><p>Hii ni saa ya Kwaya ya Kanisa. Mazoezi ya kwaya zote tatu ni {{service:choir-practice-sunday.hours}}.</p>',
    },
  },
  leadership: {
    content: '<p>Kevin Otieno Were, director of music</p>',
    swahili: { content: '<p>Kevin Otieno Were, mkurugenzi wa muziki</p>' },
  },
  contact: {
    title: 'Sing with us',
    content: '<p>Come to a practice on Sunday. Bring water and a pencil. We lend you the music.</p>',
    swahili: {
      title: 'Imba pamoja nasi',
      content: '<p>Njoo kwenye mazoezi ya Jumapili. Lete maji na penseli. Nota tutakuazima.</p>',
    },
  },
};

const DCM: PageContentSeed = {
  hero_title: { title: 'DCM', swahili: { title: 'DCM' } },
  hero_subtitle: {
    content: 'A choral group of twelve that sings without instruments and visits other churches.',
    swahili: {
      content:
        'Kikundi cha kwaya cha watu kumi na wawili kinachoimba bila ala za muziki na kutembelea makanisa mengine.',
    },
  },
  hero_image: { picture: 'music-dcm' },
  introduction: {
    title: 'Close harmony',
    content:
      '<p>The twelve singers of DCM sing without instruments: spirituals, Swahili songs, and hymns in new arrangements. They practise to listen to one another and to sing as one voice.</p>',
    swahili: {
      title: 'Sauti zinazopatana',
      content:
        '<p>Waimbaji kumi na wawili wa DCM huimba bila ala: nyimbo za spirituals, nyimbo za Kiswahili, na nyimbo za kitabuni zilizopangwa upya. Hufanya mazoezi ya kusikilizana na kuimba kama sauti moja.</p>',
    },
  },
  mission: {
    title: 'Visits to other churches',
    content:
      '<p>About twice a month DCM goes to a church that has no choir, sings with it in the morning and teaches it a song in four parts in the afternoon. Your church can invite DCM: write to us, and pay only the bus fare.</p>',
    swahili: {
      title: 'Kutembelea makanisa mengine',
      content:
        '<p>Karibu mara mbili kwa mwezi DCM hutembelea kanisa lisilo na kwaya, huimba nalo asubuhi na kulifundisha wimbo wa sauti nne alasiri. Kanisa lako linaweza kuialika DCM: tuandikieni, na mlipe nauli ya basi tu.</p>',
    },
  },
  activities: {
    title: 'Hear them',
    content:
      '<ul><li>First Sabbath of the month, in the Divine Service</li><li>Graduation week, under the arch of the old library</li><li>Weddings: write to us six months before</li></ul>',
    swahili: {
      title: 'Wasikilize',
      content:
        '<ul><li>Sabato ya kwanza ya mwezi, katika Ibada Kuu</li><li>Wiki ya mahafali, chini ya tao la maktaba ya zamani</li><li>Harusi: tuandikie miezi sita kabla</li></ul>',
    },
  },
  schedule: {
    content:
      '<p>Sundays, 4:00 – 5:00 PM, {{service:choir-practice-sunday.place}}, after the Church Choir.</p>',
    swahili: {
      content:
        '<p>Jumapili, 4:00 – 5:00 PM, {{service:choir-practice-sunday.place}}, baada ya Kwaya ya Kanisa.</p>',
    },
  },
  leadership: {
    content: '<p>Sharon Mwende Kioko, leader and alto</p>',
    swahili: { content: '<p>Sharon Mwende Kioko, kiongozi na mwimbaji wa alto</p>' },
  },
  contact: {
    title: 'Join DCM',
    content:
      '<p>DCM listens to new singers in the third week of each semester. Prepare one verse of any hymn. If there is no place for you this year, you can join the Church Choir at once.</p>',
    swahili: {
      title: 'Jiunge na DCM',
      content:
        '<p>DCM husikiliza waimbaji wapya katika wiki ya tatu ya kila muhula. Andaa ubeti mmoja wa wimbo wowote wa kitabuni. Ikiwa hakuna nafasi mwaka huu, unaweza kujiunga na Kwaya ya Kanisa mara moja.</p>',
    },
  },
};

const BLISSFUL: PageContentSeed = {
  hero_title: { title: 'Blissful', swahili: { title: 'Blissful' } },
  hero_subtitle: {
    content: 'A choir with guitars and drums that writes its own songs.',
    swahili: { content: 'Kwaya yenye magitaa na ngoma, inayotunga nyimbo zake yenyewe.' },
  },
  hero_image: { picture: 'music-blissful' },
  introduction: {
    title: 'A group that writes what it sings',
    content:
      '<p>Blissful has sixteen people, with keyboard, bass and percussion. It writes most of its songs: psalms in Sheng, prayers with a chorus, and a song of the Beatitudes that many students know by heart.</p><p>The elder for worship hears every new song before it is sung in a service.</p>',
    swahili: {
      title: 'Kikundi kinachotunga nyimbo zake',
      content:
        '<p>Blissful ina watu kumi na sita, wenye kinanda, besi na ngoma. Hutunga nyimbo zao nyingi wenyewe: zaburi kwa Sheng, sala zenye kiitikio, na wimbo wa Heri za Yesu ambao wanafunzi wengi wanaujua kwa moyo.</p><p>Mzee wa kanisa wa ibada husikiliza kila wimbo mpya kabla haujaimbwa katika ibada.</p>',
    },
  },
  activities: {
    title: 'Learn with them',
    content:
      '<ul><li><strong>Beginners’ guitar</strong>: eight evenings a semester; five guitars to borrow</li><li><strong>Song workshop</strong>: bring your words, and we find a tune together</li><li><strong>Sound desk</strong>: learn to set up microphones and mix the sound</li></ul>',
    swahili: {
      title: 'Jifunze pamoja nao',
      content:
        '<ul><li><strong>Gitaa kwa wanaoanza</strong>: jioni nane kila muhula; magitaa matano ya kuazima</li><li><strong>Warsha ya nyimbo</strong>: lete maneno yako, nasi tutatafuta tuni pamoja</li><li><strong>Mitambo ya sauti</strong>: jifunze kutega vipaza sauti na kuchanganya sauti</li></ul>',
    },
  },
  vision: {
    title: 'How we practise',
    content:
      '<p>The group practises each song once without amplifiers. If the song does not sound well, they change it.</p>',
    swahili: {
      title: 'Jinsi tunavyofanya mazoezi',
      content:
        '<p>Kikundi hufanya mazoezi ya kila wimbo mara moja bila vipaza sauti. Wimbo usiposikika vizuri, huubadilisha.</p>',
    },
  },
  schedule: {
    content:
      '<p>Sundays, 2:00 – 3:00 PM, {{service:choir-practice-sunday.place}}, before the Church Choir.</p>',
    swahili: {
      content:
        '<p>Jumapili, 2:00 – 3:00 PM, {{service:choir-practice-sunday.place}}, kabla ya Kwaya ya Kanisa.</p>',
    },
  },
  leadership: {
    content: '<p>Victor Kibet Rono, leader and keyboard</p>',
    swahili: { content: '<p>Victor Kibet Rono, kiongozi na mpiga kinanda</p>' },
  },
  contact: {
    title: 'Play or sing with us',
    content: '<p>Come to a practice and ask for Kibet. If you have an instrument, bring it.</p>',
    swahili: {
      title: 'Cheza au imba pamoja nasi',
      content: '<p>Njoo kwenye mazoezi na umuulizie Kibet. Ukiwa na ala ya muziki, njoo nayo.</p>',
    },
  },
};

export const MUSIC_CONTENTS = { church_choir: CHURCH_CHOIR, dcm: DCM, blissful: BLISSFUL } as const;
