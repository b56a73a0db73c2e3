import { textLanguage } from '@narthex/shared-contracts/text-language';
import { t } from '@narthex/shared-contracts/translate';
import { classNames } from '@narthex/shared-ui';
import { prefetchOrNull } from '../../data/query-state';
import { NoContent } from '../../features/about-content/no-content';
import { aboutContentQuery, useAboutContent } from '../../features/about-content/use-about-content';
import { Accordion } from '../../features/accordion/accordion';
import type { PageContext, PageProps } from '../../page-record';
import { buildPreload } from '../../components/layout/head-picture';
import { PageHead } from '../../components/layout/page-head';
import { splitHtml } from '../../components/text/html-paragraphs';
import reading from '../../components/layout/reading.module.css';
import layout from '../../components/layout/section.module.css';
import { StoredHtml } from '../../components/text/stored-html';
import styles from './about-denomination-page.module.css';
import { HistoryVideo } from './history-video';
import { ImpactCards } from './impact-cards';
import { DENOMINATION_TEXT, DID_YOU_KNOW } from './texts/denomination';
import { NextSteps } from '../layouts/next-steps';

const PAGE = 'about_sda';
const QUESTIONS = ['qa_1', 'qa_2', 'qa_3', 'qa_4'] as const;
const QUICK_LINKS = [
  ['#history', t('History')],
  ['#questions', 'Frequent Q&A'],
  ['#global-impact', 'Global Impact'],
  ['#mission', 'Mission & Structure'],
] as const;

export async function load({ queryClient }: PageContext) {
  const query = aboutContentQuery(PAGE);
  await prefetchOrNull(queryClient, query);
  return buildPreload(queryClient.getQueryData(query.queryKey)?.['title']?.image_url);
}

const toText = (html: string | undefined) => splitHtml(html ?? '').join(' ');

/** Renders the page about the world church: its history, beliefs and work. */
export default function AboutDenominationPage({ title: name }: PageProps) {
  const sections = useAboutContent(PAGE, DENOMINATION_TEXT);
  if (Object.keys(sections).length === 0) return <NoContent title={name} />;
  const { title, motto, history_title, history_content, qa_title, mission_title, mission_content } = sections;
  const { global_impact_title, global_impact_content, history_video, did_you_know = DID_YOU_KNOW } = sections;
  const questions = QUESTIONS.flatMap((key) => {
    const question = sections[key];
    return question
      ? [
          {
            key,
            title: question.title,
            body: <StoredHtml html={question.content} lang={textLanguage(question, 'content')} />,
          },
        ]
      : [];
  });
  return (
    <>
      <PageHead
        title={title?.title || 'Seventh-day Adventists'}
        lead={motto?.title || toText(title?.content)}
        picture={title?.image_url}
      >
        {motto?.content ? <p className={styles.call}>{toText(motto.content)}</p> : null}
      </PageHead>
      <div className={classNames(layout.wrap, reading.columns, reading.end)}>
        <aside className={reading.aside}>
          <nav className={reading.card} aria-label="On this page">
            <ul role="list" className={styles.links}>
              {QUICK_LINKS.map(([href, label]) => (
                <li key={href}>
                  <a href={href}>{label}</a>
                </li>
              ))}
            </ul>
          </nav>
          <section className={styles.note}>
            <h2 lang={textLanguage(did_you_know, 'title')}>{did_you_know.title}</h2>
            <StoredHtml html={did_you_know.content} lang={textLanguage(did_you_know, 'content')} />
          </section>
        </aside>
        <div className={reading.text}>
          <section id="history">
            <p className={styles.badge}>1863</p>
            <h2 lang={textLanguage(history_title, 'title')}>{history_title?.title || 'History'}</h2>
            <p className={layout.lead} lang={textLanguage(history_title, 'content')}>
              {toText(history_title?.content)}
            </p>
            <HistoryVideo section={history_video} still={history_content?.image_url} />
            {history_content ? (
              <StoredHtml html={history_content.content} lang={textLanguage(history_content, 'content')} />
            ) : null}
          </section>
          <section id="questions">
            <h2 lang={textLanguage(qa_title, 'title')}>{qa_title?.title || 'Frequent questions'}</h2>
            <p className={classNames(layout.lead, styles.before)} lang={textLanguage(qa_title, 'content')}>
              {toText(qa_title?.content)}
            </p>
            <Accordion items={questions} />
          </section>
          <section id="global-impact">
            <h2 lang={textLanguage(global_impact_title, 'title')}>
              {global_impact_title?.title || 'Global impact'}
            </h2>
            <p
              className={classNames(layout.lead, styles.before)}
              lang={textLanguage(global_impact_title, 'content')}
            >
              {toText(global_impact_title?.content)}
            </p>
            {global_impact_content ? (
              <StoredHtml
                html={global_impact_content.content}
                lang={textLanguage(global_impact_content, 'content')}
              />
            ) : (
              <ImpactCards />
            )}
          </section>
          <section id="mission">
            <h2 lang={textLanguage(mission_title, 'title')}>
              {mission_title?.title || 'Mission and structure'}
            </h2>
            <p
              className={classNames(layout.lead, styles.before)}
              lang={textLanguage(mission_title, 'content')}
            >
              {toText(mission_title?.content)}
            </p>
            {mission_content ? (
              <StoredHtml html={mission_content.content} lang={textLanguage(mission_content, 'content')} />
            ) : null}
          </section>
        </div>
      </div>
      <NextSteps />
    </>
  );
}
