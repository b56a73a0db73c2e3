import { paths } from '@narthex/shared-contracts';
import { definePage, type PageRecord } from '../../page-record';

const termLeaders = (year: number, page: Pick<PageRecord, 'title'>, link?: { label: string; to: string }) =>
  definePage(
    {
      path: `/Leaders${year}`,
      description: `Those who served the church in ${year}.`,
      chunk: 'term-leaders-page',
      ...page,
    },
    () =>
      import(/* webpackChunkName: "term-leaders-page" */ './term-leaders-page').then(({ termLeadersPage }) =>
        termLeadersPage({ year, ...(link ? { link } : {}) }),
      ),
  );

export const ABOUT_PAGES: readonly PageRecord[] = [
  definePage(
    {
      path: paths.aboutChurch.pattern,
      title: 'About {church}',
      description: 'Who we are, what we live for, how we worship and where to find us.',
      menus: [{ group: 'about', order: 10 }],
      content: 'about/about_{slug}',
      chunk: 'about-church-page',
    },
    () => import(/* webpackChunkName: "about-church-page" */ './about-church-page'),
  ),
  definePage(
    {
      path: paths.aboutDenomination.pattern,
      aliases: ['/About/AboutSDA'],
      title: 'About Seventh-day Adventists',
      description:
        'The history of the church since 1863, questions people often ask, and its work in the world.',
      menus: [{ group: 'about', label: 'The Adventist Church', order: 20 }],
      content: 'about/about_sda',
      chunk: 'about-denomination-page',
    },
    () => import(/* webpackChunkName: "about-denomination-page" */ './about-denomination-page'),
  ),
  definePage(
    {
      path: '/Pastormessage',
      title: 'The chaplain’s message',
      description: 'A letter from the chaplain of {church}.',
      menus: [{ group: 'about', label: 'A word from the chaplain', order: 30 }],
      content: 'about/pastor_message',
      chunk: 'pastor-message-page',
    },
    () => import(/* webpackChunkName: "pastor-message-page" */ './pastor-message-page'),
  ),
  definePage(
    {
      path: '/Eldermessage',
      title: 'The first elder’s message',
      description: 'A word from the first elder of {church}.',
      menus: [{ group: 'about', label: 'A word from the first elder', order: 40 }],
      content: 'about/elder_message',
      chunk: 'elder-message-page',
    },
    () => import(/* webpackChunkName: "elder-message-page" */ './elder-message-page'),
  ),
  definePage(
    {
      path: paths.leadership.pattern,
      title: 'Our leaders',
      description: 'The people who serve {church}: pastors, elders, ministry leaders and deacons.',
      menus: [{ group: 'about', order: 45 }],
      content: 'leaders',
      query: ['category', 'page'],
      chunk: 'leadership-page',
    },
    () => import(/* webpackChunkName: "leadership-page" */ './leadership/leadership-page'),
  ),
  // No menu contains these pages, since no leaders of these years are stored.
  termLeaders(2024, { title: 'Leaders 2024' }, { label: 'Meet the DCM', to: paths.dcm.to() }),
  termLeaders(2023, { title: 'Leadership team 2023' }),
  termLeaders(2022, { title: 'Leadership team 2022' }),
  definePage(
    {
      path: '/test/about-content',
      title: 'Content endpoint test',
      description: 'How each of the four content endpoints answers.',
      menus: [{ group: 'legal', label: 'Content check', order: 40 }],
      isListed: false,
      offline: 'never',
      chunk: 'content-check-page',
    },
    () =>
      import(/* webpackChunkName: "content-check-page" */ './content-check/content-check-page').then(
        ({ contentCheckPage }) => contentCheckPage(ABOUT_PAGES),
      ),
  ),
];
