import { paths } from '@narthex/shared-contracts';
import type { MinistryText } from '../../features/ministry-page/ministry-text';
import { definePage, type PageDefinition } from '../../page-definition';

const LAYOUT = 'ministry-page';

/** A ministry of the common layout; its built-in text is a chunk of its own. */
function ministry(
  [path, title, description]: readonly [path: string, title: string, description: string],
  textChunk: string,
  fetchText: () => Promise<{ readonly text: MinistryText }>,
): PageDefinition {
  return definePage({ path, title, description, chunk: LAYOUT }, async () => {
    const [{ plainMinistry }, { text }] = await Promise.all([
      import(/* webpackChunkName: "ministry-page" */ './plain-ministry'),
      fetchText(),
    ]);
    return plainMinistry(text, [LAYOUT, textChunk]);
  });
}

export const MINISTRY_PAGES: readonly PageDefinition[] = [
  ministry(
    [paths.deaconry.pattern, 'Deaconry', 'How deacons and deaconesses serve, and how to join them.'],
    'deaconry-text',
    () => import(/* webpackChunkName: "deaconry-text" */ './texts/deaconry'),
  ),
  ministry(
    [paths.personalMinistries.pattern, 'Personal Ministries', 'The twelve Bible study families.'],
    'personal-ministries-text',
    () => import(/* webpackChunkName: "personal-ministries-text" */ './texts/personal-ministries'),
  ),
  definePage(
    {
      path: paths.prayerDepartment.pattern,
      title: 'Prayer Department',
      description: 'The prayer wall, the hours of prayer, and a form to ask for prayer.',
      chunk: 'prayer-page',
    },
    () => import(/* webpackChunkName: "prayer-page" */ './prayer-page'),
  ),
  ministry(
    [paths.amoAlo.pattern, 'AMO and ALO', 'Adventist men and Adventist ladies on this campus.'],
    'amo-alo-text',
    () => import(/* webpackChunkName: "amo-alo-text" */ './texts/amo-alo'),
  ),
  ministry(
    [paths.health.pattern, 'Health Class Ministry', 'Lessons, check-ups and help.'],
    'health-text',
    () => import(/* webpackChunkName: "health-text" */ './texts/health'),
  ),
  ministry(
    [paths.sabbathSchool.pattern, 'Sabbath School', 'The classes and the order of the morning.'],
    'sabbath-school-text',
    () => import(/* webpackChunkName: "sabbath-school-text" */ './texts/sabbath-school'),
  ),
  ministry(
    [paths.prophecy.pattern, 'Prophecy', 'The circle that reads Daniel and Revelation.'],
    'prophecy-text',
    () => import(/* webpackChunkName: "prophecy-text" */ './texts/prophecy'),
  ),
  definePage(
    {
      path: paths.churchChoir.pattern,
      title: 'Church Choir',
      description: 'The choir’s songs, to search and to watch, and how to sing along.',
      chunk: 'choir-page',
    },
    () => import(/* webpackChunkName: "choir-page" */ './choir-page'),
  ),
  ministry(
    [paths.dcm.pattern, 'DCM', 'The choral group.'],
    'dcm-text',
    () => import(/* webpackChunkName: "dcm-text" */ './texts/dcm'),
  ),
  ministry(
    [paths.blissful.pattern, 'Blissful', 'The music group.'],
    'blissful-text',
    () => import(/* webpackChunkName: "blissful-text" */ './texts/blissful'),
  ),
  ministry(
    [paths.pcm.pattern, 'Public Campus Ministry', 'Students who meet other students.'],
    'pcm-text',
    () => import(/* webpackChunkName: "pcm-text" */ './texts/pcm'),
  ),
  ministry(
    [paths.evangelism.pattern, 'Evangelism', 'One mission each semester.'],
    'evangelism-text',
    () => import(/* webpackChunkName: "evangelism-text" */ './texts/evangelism'),
  ),
  ministry(
    [paths.books.pattern, 'Literature Ministry', 'Books to borrow and to buy.'],
    'books-text',
    () => import(/* webpackChunkName: "books-text" */ './texts/books'),
  ),
];
