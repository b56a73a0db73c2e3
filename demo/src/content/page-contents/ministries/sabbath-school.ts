import type { PageContentSeed } from '../page-content-seed';
import { timetable, timetableInSwahili } from './tables';

export const SABBATH_SCHOOL: PageContentSeed = {
  hero_title: { title: 'Sabbath School', swahili: { title: 'Shule ya Sabato' } },
  hero_subtitle: {
    content: 'The Bible in classes of about twelve, where you may ask what you like.',
    swahili: {
      content: 'Biblia katika madarasa ya watu kama kumi na wawili, ambapo unaweza kuuliza chochote.',
    },
  },
  hero_image: { picture: 'sabbath-school' },
  introduction: {
    title: 'How the morning goes',
    content:
      '<p>At {{service:morning-prayer.time}} we pray together. At {{service:sabbath-school-programme.time}} the programme begins: singing, the mission story, and news from the world church. At {{service:lesson-study.time}} everybody goes to one of nineteen classes. All classes study the same lesson as Adventists all over the world, thirteen lessons in a quarter.</p><p>In the classes people talk with one another; ask whatever you like. Nobody is asked to read aloud or to pray.</p>',
    swahili: {
      title: 'Utaratibu wa asubuhi',
      content:
        '<p>Kuanzia {{service:morning-prayer.time}} tunaomba pamoja. Kuanzia {{service:sabbath-school-programme.time}} kuna programu: nyimbo, kisa cha misheni, na habari za kanisa la ulimwengu. Kuanzia {{service:lesson-study.time}} kila mtu huenda katika mojawapo ya madarasa kumi na tisa. Madarasa yote hujifunza lesoni ile ile ya Waadventista ulimwenguni kote, lesoni kumi na tatu kila robo mwaka.</p><p>Darasani watu huzungumza wao kwa wao; uliza lolote upendalo. Hakuna anayeombwa kusoma kwa sauti au kuomba.</p>',
    },
  },
  activities: {
    title: 'Find your class',
    content:
      '<ul><li><strong>Visitors’ class</strong>: one short text, explained from the beginning. You do not need to know the Bible.</li><li><strong>English classes</strong>, one or more for each school.</li><li><strong>Darasa la Kiswahili</strong>: a class in Kiswahili.</li><li><strong>Children and teenagers</strong>, by age.</li><li><strong>Baptismal class</strong>: thirteen lessons, no examination.</li></ul>',
    swahili: {
      title: 'Tafuta darasa lako',
      content:
        '<ul><li><strong>Darasa la wageni</strong>: andiko moja fupi, linaloelezwa tangu mwanzo. Huhitaji kuijua Biblia.</li><li><strong>Madarasa ya Kiingereza</strong>, moja au zaidi kwa kila kitivo.</li><li><strong>Darasa la Kiswahili</strong>: somo kwa Kiswahili.</li><li><strong>Watoto na vijana</strong>, kwa umri.</li><li><strong>Darasa la ubatizo</strong>: masomo kumi na matatu, hakuna mtihani.</li></ul>',
    },
  },
  mission: {
    title: 'The thirteenth Sabbath',
    content:
      '<p>Four times a year the offering of the thirteenth Sabbath goes to a few projects in one part of the world, such as a school or a clinic. Before the offering the children act the story of one project.</p>',
    swahili: {
      title: 'Sabato ya kumi na tatu',
      content:
        '<p>Mara nne kwa mwaka sadaka ya Sabato ya kumi na tatu huenda kwa miradi michache katika sehemu moja ya dunia, kama shule au kliniki. Kabla ya sadaka watoto huigiza kisa cha mradi mmoja.</p>',
    },
  },
  schedule: {
    content: timetable(
      ['Sabbath, in the lesson study', 'Visitors’ class', 'The front pews on the left'],
      ['Sabbath, in the lesson study', 'English classes, by school', 'The hall and the rooms around it'],
      ['Sabbath, in the lesson study', 'Darasa la Kiswahili', 'The chapel'],
      ['Sabbath, in the lesson study', 'Children and teenagers, from two years on', 'Student Centre'],
    ),
    swahili: {
      content: timetableInSwahili(
        ['Sabato, wakati wa lesoni', 'Darasa la wageni', 'Viti vya mbele upande wa kushoto'],
        [
          'Sabato, wakati wa lesoni',
          'Madarasa ya Kiingereza, kwa vitivo',
          'Ukumbini na katika vyumba vinavyouzunguka',
        ],
        ['Sabato, wakati wa lesoni', 'Darasa la Kiswahili', 'Kanisa dogo'],
        ['Sabato, wakati wa lesoni', 'Watoto na vijana, kuanzia miaka miwili', 'Kituo cha Wanafunzi'],
      ),
    },
  },
  leadership: {
    content: '<p>Faith Nyaboke Ombati, superintendent</p><p>Nineteen teachers, each with a stand-in</p>',
    swahili: {
      content:
        '<p>Faith Nyaboke Ombati, msimamizi</p><p>Walimu kumi na tisa, kila mmoja na msaidizi wa kushika nafasi yake</p>',
    },
  },
  contact: {
    title: 'Study, or teach',
    content:
      '<p>You can read the lesson free of charge by the classroom link, from the Sunday before. If you would like to teach, come to the lesson harmonization first: {{service:lesson-harmonization.day}}, {{service:lesson-harmonization.hours}}, {{service:lesson-harmonization.place}}.</p>',
    swahili: {
      title: 'Keti darasani, au fundisha',
      content:
        '<p>Unaweza kusoma lesoni bila malipo kwenye kiungo cha darasa, tangu Jumapili iliyotangulia. Ukipenda kufundisha, njoo kwanza kwenye kikao cha kuoanisha lesoni: {{service:lesson-harmonization.day}}, {{service:lesson-harmonization.hours}}, {{service:lesson-harmonization.place}}.</p>',
    },
  },
};
