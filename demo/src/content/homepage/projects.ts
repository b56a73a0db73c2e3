import type { MinistryPageName } from '@narthex/shared-contracts/enums';
import type { PictureName } from '../../pictures/index';

export interface ProjectSeed {
  readonly title: string;
  readonly ministry_page?: MinistryPageName;
  readonly description: string;
  readonly picture: PictureName;
  readonly goal_amount: number;
  readonly raised_amount: number;
  readonly link: string;
  readonly is_featured: boolean;
  /** Its texts in Swahili, where the congregation has written them. */
  readonly swahili?: { readonly title: string; readonly description: string };
}

export const PROJECTS: readonly ProjectSeed[] = [
  {
    title: 'A clinic room for Bonde la Juu',
    ministry_page: 'evangelism',
    description:
      'The dispensary in Bonde la Juu treats eleven villages in one room. With the county’s consent we are adding a second, so that mothers need not wait outside. The walls are finished; the roof, the door and the water tank come next.',
    picture: 'event-health-clinic',
    goal_amount: 850_000,
    raised_amount: 512_400,
    link: '/tithes-offerings',
    is_featured: true,
    swahili: {
      title: 'Chumba cha kliniki kwa Bonde la Juu',
      description:
        'Zahanati ya Bonde la Juu hutibu watu wa vijiji kumi na kimoja katika chumba kimoja. Kwa idhini ya kaunti tunaongeza chumba cha pili, ili akina mama wasilazimike kusubiri nje. Kuta zimesimama; kinachofuata ni paa, mlango na tangi la maji.',
    },
  },
  {
    title: 'Sixty chairs and a second loudspeaker',
    description:
      'On communion Sabbaths people listen from the corridor. Sixty stackable chairs and one more loudspeaker bring them inside.',
    picture: 'event-worship',
    goal_amount: 180_000,
    raised_amount: 96_750,
    link: '/tithes-offerings',
    is_featured: true,
    swahili: {
      title: 'Viti sitini na spika ya pili',
      description:
        'Katika Sabato za Meza ya Bwana wengine husikiliza wakiwa kwenye korido. Viti sitini vinavyopangika kimoja juu ya kingine na spika moja zaidi vitawaleta ndani.',
    },
  },
  {
    title: 'Supper for students in need',
    ministry_page: 'deconary',
    description:
      'Near the end of a semester some students have no money for food. This fund pays for supper vouchers, which the deaconesses give to them in private. One voucher costs KES 120.',
    picture: 'giving',
    goal_amount: 120_000,
    raised_amount: 74_280,
    link: '/tithes-offerings',
    is_featured: true,
    swahili: {
      title: 'Chakula cha jioni kwa wanafunzi wenye mahitaji',
      description:
        'Muhula unapokaribia kuisha, baadhi ya wanafunzi hawana pesa za chakula. Mfuko huu hulipia vocha za chakula cha jioni, ambazo mashemasi wa kike huwapa kwa faragha. Vocha moja ni KES 120.',
    },
  },
  {
    title: 'A Bible for every fresher',
    ministry_page: 'pcm',
    description:
      'At the start of each year we give a study Bible to every new student who asks for one. Last year that was 143 people. One Bible is KES 900.',
    picture: 'open-bible',
    goal_amount: 130_000,
    raised_amount: 130_000,
    link: '/Books',
    is_featured: false,
    swahili: {
      title: 'Biblia kwa kila mwanafunzi mpya',
      description:
        'Mwanzoni mwa kila mwaka tunatoa Biblia ya kujifunzia kwa kila mwanafunzi mpya anayeiomba. Mwaka jana walikuwa watu 143. Biblia moja ni KES 900.',
    },
  },
];
