import { paths } from '@narthex/shared-contracts';
import type { MinistryText } from '../../features/ministry-page/ministry-text';
import { definePage, type PageRecord } from '../../page-record';

const LAYOUT = 'ministry-page';

/** A ministry of the common layout; its built-in text is a chunk of its own. */
function ministry(
  page: Omit<PageRecord, 'chunk' | 'Page'>,
  textChunk: string,
  fetchText: () => Promise<{ readonly text: MinistryText }>,
): PageRecord {
  return definePage({ ...page, chunk: LAYOUT }, async () => {
    const [{ plainMinistry }, { text }] = await Promise.all([
      import(/* webpackChunkName: "ministry-page" */ './plain-ministry'),
      fetchText(),
    ]);
    return plainMinistry(text, [LAYOUT, textChunk]);
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
    },
    'personal-ministries-text',
    () => import(/* webpackChunkName: "personal-ministries-text" */ './texts/personal-ministries'),
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
  ),
  definePage(
    {
      path: paths.churchChoir.pattern,
      title: 'Church Choir',
      description: 'The choir’s songs, to search and to watch, and how to sing along.',
      menus: [{ group: 'music', order: 10 }],
      query: ['q'],
      chunk: 'choir-page',
    },
    () => import(/* webpackChunkName: "choir-page" */ './choir-page'),
  ),
  ministry(
    {
      path: paths.dcm.pattern,
      aliases: ['/DCM'],
      title: 'DCM',
      description: 'The choral group.',
      menus: [{ group: 'music', order: 20 }],
    },
    'dcm-text',
    () => import(/* webpackChunkName: "dcm-text" */ './texts/music/dcm'),
  ),
  ministry(
    {
      path: '/Music/Blissful',
      title: 'Blissful',
      description: 'The music group.',
      menus: [{ group: 'music', order: 30 }],
    },
    'blissful-text',
    () => import(/* webpackChunkName: "blissful-text" */ './texts/music/blissful'),
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
