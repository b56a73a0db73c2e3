import { paths } from '@narthex/shared-contracts';
import type { MinistryText } from '../../features/ministry-page/ministry-text';
import type { MinistryLayout } from './layouts/ministry-layout';
import { definePage, type PageRecord } from '../../page-record';

const PAGE = 'ministry-page';

interface Layout {
  readonly chunk: string;
  readonly fetch: () => Promise<{ readonly layout: MinistryLayout }>;
}

const MUSIC: Layout = {
  chunk: 'music-layout',
  fetch: () => import(/* webpackChunkName: "music-layout" */ './layouts/music-layout'),
};
const CLASS: Layout = {
  chunk: 'class-layout',
  fetch: () => import(/* webpackChunkName: "class-layout" */ './layouts/class-layout'),
};
const CAMPAIGN: Layout = {
  chunk: 'campaign-layout',
  fetch: () => import(/* webpackChunkName: "campaign-layout" */ './layouts/campaign-layout'),
};
const FAMILY: Layout = {
  chunk: 'family-layout',
  fetch: () => import(/* webpackChunkName: "family-layout" */ './layouts/family-layout'),
};

/** Defines the page of a ministry. Its built-in text and its layout have chunks of their own. */
function ministry(
  page: Omit<PageRecord, 'chunk' | 'Page'>,
  textChunk: string,
  fetchText: () => Promise<{ readonly text: MinistryText }>,
  layout?: Layout,
): PageRecord {
  return definePage({ ...page, chunk: PAGE }, async () => {
    const [{ createMinistryPage }, { text }, parts] = await Promise.all([
      import(/* webpackChunkName: "ministry-page" */ './layouts/ministry-layout'),
      fetchText(),
      layout?.fetch(),
    ]);
    const chunks = [PAGE, textChunk, ...(layout ? [layout.chunk] : [])];
    return createMinistryPage(text, chunks, parts?.layout);
  });
}

export const MINISTRY_PAGES: readonly PageRecord[] = [
  ministry(
    {
      path: '/DeconaryDepartment',
      title: 'Deaconry',
      description: 'How deacons and deaconesses serve, and how to join them.',
      menus: [{ group: 'ministries', order: 10 }],
    },
    'deaconry-text',
    () => import(/* webpackChunkName: "deaconry-text" */ './texts/deaconry'),
  ),
  ministry(
    {
      path: paths.personalMinistries.pattern,
      aliases: ['/Ministries/PersonalMinistries'],
      title: 'Personal Ministries',
      description: 'The twelve Bible study families.',
      menus: [{ group: 'ministries', order: 20 }],
      query: ['q'],
    },
    'personal-ministries-text',
    () => import(/* webpackChunkName: "personal-ministries-text" */ './texts/personal-ministries'),
    FAMILY,
  ),
  definePage(
    {
      path: paths.prayerDepartment.pattern,
      title: 'Prayer Department',
      description: 'The prayer wall, the hours of prayer, and a form to ask for prayer.',
      menus: [{ group: 'ministries', order: 30 }],
      query: ['page'],
      chunk: 'prayer-page',
    },
    () => import(/* webpackChunkName: "prayer-page" */ './prayer-page'),
  ),
  ministry(
    {
      path: '/AMO_ALO',
      title: 'AMO and ALO',
      description: 'Adventist men and Adventist ladies on this campus.',
      menus: [{ group: 'ministries', label: 'AMO / ALO', order: 40 }],
    },
    'amo-alo-text',
    () => import(/* webpackChunkName: "amo-alo-text" */ './texts/amo-alo'),
  ),
  ministry(
    {
      path: paths.health.pattern,
      title: 'Health Class Ministry',
      description: 'Lessons, check-ups and help.',
      menus: [{ group: 'ministries', label: 'Health', order: 50 }],
    },
    'health-text',
    () => import(/* webpackChunkName: "health-text" */ './texts/health'),
    CLASS,
  ),
  ministry(
    {
      path: paths.sabbathSchool.pattern,
      title: 'Sabbath School',
      description: 'The classes and the order of the morning.',
      menus: [{ group: 'ministries', order: 60 }],
    },
    'sabbath-school-text',
    () => import(/* webpackChunkName: "sabbath-school-text" */ './texts/sabbath-school'),
    CLASS,
  ),
  ministry(
    {
      path: '/Prophecy',
      title: 'Prophecy',
      description: 'The circle that reads Daniel and Revelation.',
      menus: [{ group: 'ministries', order: 70 }],
    },
    'prophecy-text',
    () => import(/* webpackChunkName: "prophecy-text" */ './texts/prophecy'),
    CLASS,
  ),
  ministry(
    {
      path: paths.churchChoir.pattern,
      title: 'Church Choir',
      description: 'The choir’s songs, to search and to watch, and how to sing along.',
      menus: [{ group: 'music', order: 10 }],
      query: ['q'],
    },
    'church-choir-text',
    () => import(/* webpackChunkName: "church-choir-text" */ './texts/music/church-choir'),
    MUSIC,
  ),
  ministry(
    {
      path: paths.dcm.pattern,
      aliases: ['/DCM'],
      title: 'DCM',
      description: 'The choral group.',
      menus: [{ group: 'music', order: 20 }],
      query: ['q'],
    },
    'dcm-text',
    () => import(/* webpackChunkName: "dcm-text" */ './texts/music/dcm'),
    MUSIC,
  ),
  ministry(
    {
      path: '/Music/Blissful',
      title: 'Blissful',
      description: 'The music group.',
      menus: [{ group: 'music', order: 30 }],
      query: ['q'],
    },
    'blissful-text',
    () => import(/* webpackChunkName: "blissful-text" */ './texts/music/blissful'),
    MUSIC,
  ),
  ministry(
    {
      path: paths.pcm.pattern,
      aliases: ['/Evangelism/PCM'],
      title: 'Public Campus Ministry',
      description: 'Students who meet other students.',
      menus: [{ group: 'evangelism', order: 20 }],
    },
    'pcm-text',
    () => import(/* webpackChunkName: "pcm-text" */ './texts/evangelism/pcm'),
    CAMPAIGN,
  ),
  ministry(
    {
      path: paths.evangelism.pattern,
      aliases: ['/About/Mission'],
      title: 'Evangelism',
      description: 'One mission each semester.',
      menus: [{ group: 'evangelism', order: 10 }],
    },
    'evangelism-text',
    () => import(/* webpackChunkName: "evangelism-text" */ './texts/evangelism/evangelism'),
    CAMPAIGN,
  ),
  ministry(
    {
      path: '/Books',
      title: 'Literature Ministry',
      description: 'Books to borrow and to buy.',
      menus: [{ group: 'evangelism', order: 30 }],
    },
    'books-text',
    () => import(/* webpackChunkName: "books-text" */ './texts/evangelism/books'),
  ),
];
