import type { announcements } from '../../database/schema/content/announcements';
import type { PictureName } from '../pictures/index';

type Row = typeof announcements.$inferInsert;

export interface AnnouncementSeed extends Pick<
  Row,
  'title' | 'content' | 'category' | 'priority' | 'targetAudience' | 'department'
> {
  /** Days from today. */
  readonly starts: number;
  readonly ends: number;
  readonly deadline?: number;
  readonly contact?: string;
  readonly action?: string;
  readonly eventTime?: string;
  readonly eventLocation?: string;
  /** What it is about. */
  readonly link?: string;
  readonly picture?: PictureName;
  readonly isFeatured?: boolean;
  readonly isActive?: boolean;
  /** Its texts in Swahili, where the congregation has written them. */
  readonly swahili?: {
    readonly title: string;
    readonly content: string;
    readonly event_location?: string;
    readonly action_required?: string;
  };
}

export const ANNOUNCEMENTS: readonly AnnouncementSeed[] = [
  {
    title: 'Communication Sabbath: bring a friend who has never been',
    content:
      'Communication Sabbath is for the friend who keeps asking what you do on Saturdays. The service explains itself as it goes, lunch is for everyone, and in the afternoon the media team opens its cupboard: cameras, sound desk, and how a service reaches people at home.',
    category: 'worship',
    priority: 'high',
    targetAudience: 'all',
    department: 'communication',
    starts: -5,
    ends: 8,
    deadline: 5,
    contact: 'communication@mwangaza.example',
    action: 'Tell your family head by Thursday how many friends you hope to bring.',
    eventTime: '10:00 AM',
    eventLocation: 'Main Assembly Hall',
    link: '/Events',
    picture: 'event-worship',
    isFeatured: true,
  },
  {
    title: 'Thirty hands for Sunday’s clinic',
    content:
      'The free clinic at the town market needs people who can take blood pressure, and just as many who can carry chairs, register patients and translate from Kikuyu, Kamba and Turkana. You are told what to do; nobody is left alone.',
    category: 'health',
    priority: 'high',
    targetAudience: 'students',
    department: 'health',
    starts: -4,
    ends: 9,
    deadline: 6,
    action: 'Register on the event’s page.',
    contact: 'health@mwangaza.example',
    eventTime: '8:00 AM',
    eventLocation: 'Kilele town market',
    link: '/Health',
    picture: 'event-health-clinic',
    swahili: {
      title: 'Mikono thelathini kwa kliniki ya Jumapili',
      content:
        'Kliniki ya bure katika soko la mji inahitaji watu wanaoweza kupima shinikizo la damu, na wengine wengi wa kubeba viti, kuandikisha wagonjwa na kutafsiri kutoka Kikuyu, Kikamba na Kiturkana. Utaambiwa la kufanya; hakuna anayeachwa peke yake.',
      event_location: 'Soko la mji wa Kilele',
      action_required: 'Jiandikishe kwenye ukurasa wa tukio.',
    },
  },
  {
    title: 'Supper vouchers for the examination weeks',
    content:
      'Nobody should sit a paper hungry. If money has run out, speak to any deaconess, or write to the address below. You will get a voucher and no questions. If you have enough, KES 120 is one supper.',
    category: 'social',
    priority: 'medium',
    targetAudience: 'students',
    department: 'finance',
    starts: -10,
    ends: 28,
    contact: 'deaconesses@mwangaza.example',
    swahili: {
      title: 'Vocha za chakula cha jioni kwa wiki za mitihani',
      content:
        'Mtu yeyote asifanye mtihani akiwa na njaa. Pesa zikikuishia, zungumza na shemasi yeyote wa kike, au andika kwa anwani iliyo hapa chini. Utapata vocha bila kuulizwa maswali. Ukiwa nazo za kutosha, KES 120 ni chakula kimoja cha jioni.',
    },
  },
  {
    title: 'Finalists: give us your names',
    content:
      'Each graduate gets a Bible with the names of their family in it, and that takes a week to write. Sign up on the page of Finalists’ Sabbath, and tell us who should pray for you.',
    category: 'youth',
    priority: 'medium',
    targetAudience: 'students',
    department: 'youth',
    starts: -3,
    ends: 13,
    deadline: 7,
    action: 'Sign up on the page of Finalists’ Sabbath.',
    contact: 'youth@mwangaza.example',
    picture: 'event-finalists',
    swahili: {
      title: 'Unahitimu? Tupe jina lako',
      content:
        'Kila mhitimu hupata Biblia yenye majina ya familia yake ndani, na kuyaandika huchukua wiki moja. Jiandikishe kwenye ukurasa wa Sabato ya Wahitimu, na utuambie ungependa nani akuombee.',
      action_required: 'Jiandikishe kwenye ukurasa wa Sabato ya Wahitimu.',
    },
  },
  {
    title: 'All three choirs rehearse together this Friday',
    content:
      'On most Fridays only the choir of the week has the hall. This Friday all three rehearse there from four, for the Vespers they sing together. Sunday’s practice is in the Music Room as always.',
    category: 'ministry',
    priority: 'low',
    targetAudience: 'all',
    department: 'music',
    starts: -2,
    ends: 6,
    eventTime: '4:00 PM',
    eventLocation: 'Main Assembly Hall',
    swahili: {
      title: 'Kwaya zote tatu zafanya mazoezi pamoja Ijumaa hii',
      content:
        'Ijumaa nyingi ni kwaya ya juma pekee iliyo na ukumbi. Ijumaa hii zote tatu zinafanya mazoezi humo kuanzia saa kumi jioni, kwa ibada ya jioni watakayoimba pamoja. Mazoezi ya Jumapili yako katika Chumba cha Muziki kama kawaida.',
      event_location: 'Ukumbi Mkuu',
    },
  },
  {
    title: 'Bonde la Juu: the roof goes on',
    content:
      'Thanks to what you gave this quarter, the clinic room has walls and trusses. Sixty iron sheets and a water tank are still missing. The campaign’s paybill and account are on the giving page.',
    category: 'financial',
    priority: 'medium',
    targetAudience: 'all',
    department: 'finance',
    starts: -12,
    ends: 40,
    contact: 'treasury@mwangaza.example',
    picture: 'event-outreach-walk',
    swahili: {
      title: 'Bonde la Juu: paa linawekwa',
      content:
        'Asanteni kwa mlichotoa robo hii ya mwaka: chumba cha kliniki sasa kina kuta na kenchi za paa. Bado yanahitajika mabati sitini na tangi la maji. Nambari ya Pay Bill na akaunti ya kampeni ziko kwenye ukurasa wa kutoa.',
    },
  },
  {
    title: 'Lesson studies for the next quarter have come',
    content:
      'Collect yours in the foyer after the service: English and Kiswahili, KES 100, or free if that is a burden. Teachers receive theirs on Thursday.',
    category: 'education',
    priority: 'low',
    targetAudience: 'all',
    department: 'education',
    starts: -1,
    ends: 20,
    swahili: {
      title: 'Vitabu vya lesoni vya robo ijayo vimefika',
      content:
        'Chukua chako kwenye sebule ya ukumbi baada ya ibada: Kiingereza na Kiswahili, KES 100, au bure ikiwa bei hiyo ni mzigo kwako. Walimu watapata vyao Alhamisi.',
    },
  },
  {
    title: 'Transfer letters before the holidays',
    content:
      'If you finish this semester and would like your membership moved to your home church, tell the clerk now. The two church boards need about a month.',
    category: 'general',
    priority: 'medium',
    targetAudience: 'students',
    department: null,
    starts: -7,
    ends: 30,
    deadline: 21,
    contact: 'clerk@mwangaza.example',
    swahili: {
      title: 'Barua za uhamisho kabla ya likizo',
      content:
        'Ikiwa unamaliza masomo muhula huu na ungependa ushirika wako uhamishiwe kanisa la nyumbani, mwambie karani wa kanisa sasa. Mabaraza ya makanisa yote mawili huhitaji takriban mwezi mmoja.',
    },
  },
  {
    title: 'Storm warning: Wednesday’s hill worship is called off',
    content: 'Please don’t go up to the look-out. The prayer room is open at the same hour instead.',
    category: 'urgent',
    priority: 'urgent',
    targetAudience: 'all',
    department: 'youth',
    starts: -24,
    ends: -17,
    isActive: false,
  },
];
