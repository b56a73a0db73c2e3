import type { GalleryCategory, MinistryPageName } from '@narthex/shared-contracts/enums';
import type { VideoName } from '../videos/index';
import type { PictureName } from '../pictures/index';

interface GallerySeed {
  readonly title: string;
  readonly description: string;
  readonly category: GalleryCategory;
  readonly daysAgo: number;
  readonly ministry_page?: MinistryPageName;
  readonly file: { readonly picture: PictureName } | { readonly video: VideoName };
  readonly is_featured?: boolean;
  /** Its texts in Swahili, where the congregation has written them. */
  readonly swahili?: { readonly title: string; readonly description: string };
}

const picture = (name: PictureName) => ({ picture: name });

export const GALLERY: readonly GallerySeed[] = [
  {
    title: 'Baptism at sunrise',
    description: 'Friends sang from the bank while the sun came up over the river.',
    category: 'Services',
    daysAgo: 20,
    file: picture('event-baptism'),
    is_featured: true,
    swahili: {
      title: 'Ubatizo jua likichomoza',
      description: 'Marafiki waliimba ukingoni jua lilipokuwa likichomoza juu ya mto.',
    },
  },
  {
    title: 'Choir vespers',
    description: 'The choir closed the Sabbath with hymns that many knew by heart.',
    category: 'Services',
    daysAgo: 34,
    ministry_page: 'church_choir',
    file: picture('event-choir-vespers'),
    swahili: {
      title: 'Vespers ya kwaya',
      description: 'Kwaya iliifunga Sabato kwa nyimbo ambazo wengi wanazijua kwa moyo.',
    },
  },
  {
    title: 'Communion Sabbath',
    description: 'The table was laid early, and the deacons had time for everybody.',
    category: 'Services',
    daysAgo: 48,
    ministry_page: 'deconary',
    file: picture('event-communion'),
    swahili: {
      title: 'Sabato ya Meza ya Bwana',
      description: 'Meza iliandaliwa mapema, na mashemasi walikuwa na wakati wa kila mtu.',
    },
  },
  {
    title: 'Camp meeting',
    description: 'The big tent on the last evening: every seat was taken.',
    category: 'Events',
    daysAgo: 90,
    file: picture('event-camp-meeting'),
    is_featured: true,
    swahili: {
      title: 'Makambi',
      description: 'Hema kubwa jioni ya mwisho: kila kiti kilikuwa kimejaa.',
    },
  },
  {
    title: 'Fellowship lunch',
    description: 'Families brought food, and everybody ate together.',
    category: 'Events',
    daysAgo: 13,
    ministry_page: 'personal_ministries',
    file: picture('event-fellowship'),
    swahili: {
      title: 'Chakula cha ushirika',
      description: 'Familia zilileta chakula, na kila mtu alikula pamoja.',
    },
  },
  {
    title: 'Free health clinic',
    description: 'Blood pressure, eyes and good advice, all through the morning.',
    category: 'Outreach',
    daysAgo: 27,
    ministry_page: 'health',
    file: picture('event-health-clinic'),
    swahili: {
      title: 'Kliniki ya afya ya bure',
      description: 'Shinikizo la damu, macho na ushauri mzuri, asubuhi nzima.',
    },
  },
  {
    title: 'A walk through the estate',
    description: 'Door to door with bread and songs.',
    category: 'Outreach',
    daysAgo: 41,
    ministry_page: 'evangelism',
    file: picture('event-outreach-walk'),
    swahili: {
      title: 'Matembezi mtaani',
      description: 'Nyumba kwa nyumba, kwa mikate na nyimbo.',
    },
  },
  {
    title: 'Youth at the fire',
    description: 'Stories, guitars and a sky full of stars.',
    category: 'Youth',
    daysAgo: 55,
    ministry_page: 'amo_alo',
    file: picture('event-youth-bonfire'),
    swahili: {
      title: 'Vijana kando ya moto',
      description: 'Hadithi, magitaa na anga iliyojaa nyota.',
    },
  },
  {
    title: 'Welcome at the gate',
    description: 'New students find their way from the first day on.',
    category: 'Youth',
    daysAgo: 76,
    ministry_page: 'pcm',
    file: picture('event-welcome-gate'),
    swahili: {
      title: 'Makaribisho langoni',
      description: 'Tangu siku ya kwanza, wanafunzi wapya wanajua pa kwenda.',
    },
  },
  {
    title: 'The choir in a short video',
    description: 'Twelve seconds of rehearsal.',
    category: 'Other',
    daysAgo: 62,
    file: { video: 'choir' },
    swahili: {
      title: 'Kwaya katika filamu fupi',
      description: 'Sekunde kumi na mbili za mazoezi.',
    },
  },
];
