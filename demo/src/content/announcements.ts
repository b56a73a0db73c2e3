import type { announcements } from '@narthex/server/database/schema/announcements';
import type { PictureName } from '../pictures/index';

type Row = typeof announcements.$inferInsert;

export interface AnnouncementSeed extends Pick<
  Row,
  'title' | 'content' | 'category' | 'priority' | 'target_audience' | 'department'
> {
  /** Days from today. */
  readonly starts: number;
  /** Days from today, unless it is about an event: then it ends with that. */
  readonly ends?: number;
  readonly deadline?: number;
  /** The event it is about, which gives it time, place and last day; one has to act so many days before. */
  readonly event?: { readonly title: string; readonly actDaysBefore: number };
  readonly contact?: string;
  readonly action?: string;
  readonly event_time?: string;
  readonly event_location?: string;
  /** Names the subject of the announcement. */
  readonly link?: string;
  readonly picture?: PictureName;
  readonly is_featured?: boolean;
  readonly is_active?: boolean;
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
    title: 'Communication Sabbath: bring a friend',
    content:
      'Communication Sabbath is for friends who have never been to our church. We explain each part of the service, and lunch is free for everybody. In the afternoon the media team shows you the cameras and the sound desk, and how people at home can watch a service.',
    category: 'worship',
    priority: 'high',
    target_audience: 'all',
    department: 'communication',
    starts: -5,
    event: { title: 'Communication Sabbath', actDaysBefore: 2 },
    contact: 'communication@mwangaza.example',
    action: 'Tell your family head how many friends you will bring.',
    link: '/Events',
    picture: 'event-worship',
    is_featured: true,
  },
  {
    title: 'Help at the free clinic on Sunday',
    content:
      'The free clinic at the town market needs thirty helpers: people who can take blood pressure, and people who carry chairs, write down names and translate from Kikuyu, Kamba and Turkana. We show you what to do.',
    category: 'health',
    priority: 'high',
    target_audience: 'students',
    department: 'health',
    starts: -4,
    event: { title: 'Free clinic at the town market', actDaysBefore: 1 },
    action: 'Register on the event’s page.',
    contact: 'health@mwangaza.example',
    link: '/Health',
    picture: 'event-health-clinic',
    swahili: {
      title: 'Saidia kwenye kliniki ya bure Jumapili',
      content:
        'Kliniki ya bure katika soko la mji inahitaji wasaidizi thelathini: watu wanaoweza kupima shinikizo la damu, na watu wa kubeba viti, kuandika majina na kutafsiri kutoka Kikuyu, Kikamba na Kiturkana. Tutakuonyesha la kufanya.',
      action_required: 'Jiandikishe kwenye ukurasa wa tukio.',
    },
  },
  {
    title: 'Supper vouchers for the examination weeks',
    content:
      'If you have no money for food, speak to any deaconess, or write to the address below. You get a voucher for supper, and you do not need to explain. If you would like to help, KES 120 pays for one supper.',
    category: 'social',
    priority: 'medium',
    target_audience: 'students',
    department: 'finance',
    starts: -10,
    ends: 28,
    contact: 'deaconesses@mwangaza.example',
    swahili: {
      title: 'Vocha za chakula cha jioni kwa wiki za mitihani',
      content:
        'Ukiwa huna pesa za chakula, zungumza na shemasi yeyote wa kike, au andika kwa anwani iliyo hapa chini. Utapata vocha ya chakula cha jioni, na huhitaji kueleza sababu. Ukipenda kusaidia, KES 120 hulipia chakula kimoja cha jioni.',
    },
  },
  {
    title: 'Finalists: sign up for your Sabbath',
    content:
      'Each graduate gets a Bible with the names of their family in it. We need a week to write the names. Sign up on the page of Finalists’ Sabbath, and tell us which family you belong to.',
    category: 'youth',
    priority: 'medium',
    target_audience: 'students',
    department: 'youth',
    starts: -3,
    event: { title: 'Finalists’ Sabbath', actDaysBefore: 7 },
    action: 'Sign up on the page of Finalists’ Sabbath.',
    contact: 'youth@mwangaza.example',
    picture: 'event-finalists',
    swahili: {
      title: 'Unahitimu? Jiandikishe',
      content:
        'Kila mhitimu hupata Biblia yenye majina ya familia yake ndani. Tunahitaji wiki moja kuyaandika majina. Jiandikishe kwenye ukurasa wa Sabato ya Wahitimu, na utuambie uko katika familia gani.',
      action_required: 'Jiandikishe kwenye ukurasa wa Sabato ya Wahitimu.',
    },
  },
  {
    title: 'All three choirs rehearse together this Friday',
    content:
      'On most Fridays only the choir of the week has the hall. This Friday all three rehearse there from {{service:choir-practice-friday.time}}, for the Vespers with the choirs. Sunday’s practice is in the Music Room as always: {{service:choir-practice-sunday.hours}}.',
    category: 'ministry',
    priority: 'low',
    target_audience: 'all',
    department: 'music',
    starts: -2,
    ends: 6,
    event_time: '4:00 PM',
    event_location: '{{service:choir-practice-friday.place}}',
    swahili: {
      title: 'Kwaya zote tatu zafanya mazoezi pamoja Ijumaa hii',
      content:
        'Ijumaa nyingi ni kwaya ya juma pekee iliyo na ukumbi. Ijumaa hii zote tatu zinafanya mazoezi humo kuanzia {{service:choir-practice-friday.time}}, kwa ajili ya ibada ya jioni pamoja na kwaya. Mazoezi ya Jumapili yako katika Chumba cha Muziki kama kawaida: {{service:choir-practice-sunday.hours}}.',
      event_location: '{{service:choir-practice-friday.place}}',
    },
  },
  {
    title: 'Bonde la Juu: help us finish the roof',
    content:
      'Thank you for what you gave this quarter: the clinic room now has walls. We still need sixty iron sheets and a water tank. To give, use Pay Bill {{giving:mission.paybill}} with the account {{giving:mission.account}}.',
    category: 'financial',
    priority: 'medium',
    target_audience: 'all',
    department: 'finance',
    starts: -12,
    ends: 40,
    contact: 'treasury@mwangaza.example',
    picture: 'event-outreach-walk',
    swahili: {
      title: 'Bonde la Juu: tusaidie kumaliza paa',
      content:
        'Asanteni kwa mlichotoa robo hii ya mwaka: chumba cha kliniki sasa kina kuta. Bado tunahitaji mabati sitini na tangi la maji. Ili kutoa, tumia Pay Bill {{giving:mission.paybill}} na akaunti {{giving:mission.account}}.',
    },
  },
  {
    title: 'Lesson studies for the next quarter have come',
    content:
      'Collect yours in the foyer after the service: in English and Kiswahili, for KES 100, or free if you cannot pay. Teachers get theirs at the lesson harmonization on {{service:lesson-harmonization.day}}.',
    category: 'education',
    priority: 'low',
    target_audience: 'all',
    department: 'education',
    starts: -1,
    ends: 20,
    swahili: {
      title: 'Vitabu vya lesoni vya robo ijayo vimefika',
      content:
        'Chukua chako kwenye sebule ya ukumbi baada ya ibada: kwa Kiingereza na Kiswahili, kwa KES 100, au bure usipoweza kulipa. Walimu watapata vyao kwenye kikao cha kuoanisha lesoni, {{service:lesson-harmonization.day}}.',
    },
  },
  {
    title: 'Transfer letters before the holidays',
    content:
      'If you finish this semester and would like your membership moved to your home church, tell the clerk now. The two church boards need about a month.',
    category: 'general',
    priority: 'medium',
    target_audience: 'students',
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
    title: 'Storm warning: Wednesday’s worship on the hill is cancelled',
    content: 'Please don’t go up to the look-out. You can pray in the Prayer Room at the same time.',
    category: 'urgent',
    priority: 'urgent',
    target_audience: 'all',
    department: 'youth',
    starts: -24,
    ends: -17,
    is_active: false,
  },
];
