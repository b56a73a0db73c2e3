import { paths } from '@narthex/shared-contracts';
import { definePage, type PageDefinition } from '../../page-definition';

const termLeaders = (path: string, year: number, title: string, link?: { label: string; to: string }) =>
  definePage(
    {
      path,
      title,
      description: `Those who served the church in ${year}.`,
      chunk: 'term-leaders-page',
    },
    () =>
      import(/* webpackChunkName: "term-leaders-page" */ './term-leaders-page').then(({ termLeadersPage }) =>
        termLeadersPage({ year, title, ...(link ? { link } : {}) }),
      ),
  );

export const INFORMATION_PAGES: readonly PageDefinition[] = [
  definePage(
    {
      path: paths.aboutChurch.pattern,
      title: 'About {church}',
      description: 'Who we are, what we live for, how we worship and where to find us.',
      chunk: 'about-church-page',
    },
    () => import(/* webpackChunkName: "about-church-page" */ './about-church-page'),
  ),
  definePage(
    {
      path: paths.aboutDenomination.pattern,
      title: 'About Seventh-day Adventists',
      description:
        'The history of the church since 1863, questions people often ask, and its work in the world.',
      chunk: 'about-denomination-page',
    },
    () => import(/* webpackChunkName: "about-denomination-page" */ './about-denomination-page'),
  ),
  definePage(
    {
      path: paths.pastorMessage.pattern,
      title: 'The chaplain’s message',
      description: 'A letter from the chaplain of {church}.',
      chunk: 'pastor-message-page',
    },
    () => import(/* webpackChunkName: "pastor-message-page" */ './pastor-message-page'),
  ),
  definePage(
    {
      path: paths.elderMessage.pattern,
      title: 'The first elder’s message',
      description: 'A word from the first elder of {church}.',
      chunk: 'elder-message-page',
    },
    () => import(/* webpackChunkName: "elder-message-page" */ './elder-message-page'),
  ),
  termLeaders(paths.leaders2024.pattern, 2024, 'Leaders 2024', { label: 'Meet the DCM', to: paths.dcm.to() }),
  termLeaders(paths.leaders2023.pattern, 2023, 'Leadership team 2023'),
  termLeaders(paths.leaders2022.pattern, 2022, 'Leadership team 2022'),
  definePage(
    {
      path: paths.contentTest.pattern,
      title: 'Content endpoint test',
      description: 'How each of the four content endpoints answers.',
      chunk: 'content-check-page',
    },
    () => import(/* webpackChunkName: "content-check-page" */ './content-check-page'),
  ),
  definePage(
    {
      path: paths.giving.pattern,
      title: 'Tithes and offerings',
      description: 'How to give by mobile money, step by step, and where it goes.',
      chunk: 'giving-page',
    },
    () => import(/* webpackChunkName: "giving-page" */ './giving-page'),
  ),
  definePage(
    {
      path: paths.privacy.pattern,
      title: 'Privacy',
      description: 'What this site keeps about you, why, and how to have it removed.',
      chunk: 'privacy-page',
    },
    () => import(/* webpackChunkName: "privacy-page" */ './privacy-page'),
  ),
  definePage(
    {
      path: paths.terms.pattern,
      title: 'Terms',
      description: 'The few rules of this site.',
      chunk: 'terms-page',
    },
    () => import(/* webpackChunkName: "terms-page" */ './terms-page'),
  ),
  definePage(
    {
      path: paths.accessibility.pattern,
      title: 'Accessibility',
      description: 'How this site is made usable for everyone, and whom to tell when it isn’t.',
      chunk: 'accessibility-page',
    },
    () => import(/* webpackChunkName: "accessibility-page" */ './accessibility-page'),
  ),
];
