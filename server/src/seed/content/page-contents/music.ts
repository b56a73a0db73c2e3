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
  },
  leadership: { content: '<p>Kevin Otieno Were, director of music</p>' },
  contact: {
    title: 'Sing with us',
    content: '<p>Come to a Sunday practice. Bring water and a pencil; scores are lent to you.</p>',
    swahili: {
      title: 'Imba pamoja nasi',
      content: '<p>Njoo kwenye mazoezi ya Jumapili. Leta maji na penseli; nota utaazimwa.</p>',
    },
  },
};

const DCM: PageContentSeed = {
  hero_title: { title: 'DCM' },
  hero_subtitle: { content: 'A choral group of twelve that sings without instruments and travels light.' },
  hero_image: { picture: 'music-dcm' },
  introduction: {
    title: 'Close harmony',
    content:
      '<p>Twelve singers, one tuning fork. DCM sings unaccompanied: spirituals, Swahili arrangements, and hymns taken apart and put together again. Because there is no organ to hide behind, they listen to one another more than they sing, which is the whole art.</p>',
  },
  mission: {
    title: 'On the road',
    content:
      '<p>About twice a month DCM goes to a church that has no choir, sings with it in the morning and teaches it a setting in the afternoon. Eleven congregations of the county now sing in parts. The group carries its own lunch and asks for nothing but the bus fare.</p>',
  },
  activities: {
    title: 'Hear them',
    content:
      '<ul><li>First Sabbath of the month, in the Divine Service</li><li>Graduation week, under the arch of the old library</li><li>Weddings, if you ask half a year before</li></ul>',
  },
  schedule: { content: '<p>Sundays, 4:00 – 5:00 PM, Music Room, after the Church Choir.</p>' },
  leadership: { content: '<p>Sharon Mwende Kioko, leader and alto</p>' },
  contact: {
    title: 'A place in the circle',
    content:
      '<p>DCM hears new voices in the third week of each semester. Prepare one verse of any hymn. If it is not your year, the church choir has a place for you at once.</p>',
  },
};

const BLISSFUL: PageContentSeed = {
  hero_title: { title: 'Blissful' },
  hero_subtitle: { content: 'New songs, guitars and drums, and a notebook that goes from hand to hand.' },
  hero_image: { picture: 'music-blissful' },
  introduction: {
    title: 'A group that writes what it sings',
    content:
      '<p>Blissful began with a power cut and one guitar. It is sixteen people now, with keyboard, bass and percussion, and it writes most of its songs: psalms in Sheng, prayers with a chorus, a setting of the Beatitudes that first-years hum on the way to lectures.</p><p>Every new song is sung to the elder for worship first and to the congregation twice before anybody may complain.</p>',
  },
  activities: {
    title: 'Learn with them',
    content:
      '<ul><li><strong>Beginners’ guitar</strong>: eight evenings a semester; five guitars to borrow</li><li><strong>Song workshop</strong>: bring a verse, leave with a tune</li><li><strong>Sound desk</strong>: we train, and we mean the cables as well</li></ul>',
  },
  vision: {
    title: 'Loud and quiet',
    content:
      '<p>Not everything new is loud, and not everything loud is worship. The group rehearses each song once without any amplifier. If it does not hold, it goes back into the notebook.</p>',
  },
  schedule: { content: '<p>Sundays, 2:00 – 3:00 PM, Music Room, before the Church Choir.</p>' },
  leadership: { content: '<p>Victor Kibet Rono, leader and keyboard</p>' },
  contact: {
    title: 'Bring your instrument',
    content: '<p>Or come without one. Ask for Kibet in the Music Room on any Sunday at two.</p>',
  },
};

export const MUSIC_CONTENTS = { church_choir: CHURCH_CHOIR, dcm: DCM, blissful: BLISSFUL } as const;
