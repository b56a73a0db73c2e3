import { formatClock, paths, plainDate } from '@narthex/shared-contracts';
import { textLanguage } from '@narthex/shared-contracts/text-language';
import { buttonClassName, classNames } from '@narthex/shared-ui';
import { prefetchOrNull } from '../../data/query-state';
import { homepageQuery, useHomeTexts } from '../../data/homepage';
import { useNow } from '../../data/now';
import { useSite } from '../../data/site';
import { useWorshipServices } from '../../data/worship-services';
import { MapLink } from '../../components/links/map-link';
import { buildPreload } from '../../components/layout/head-picture';
import { PageHead } from '../../components/layout/page-head';
import reading from '../../components/layout/reading.module.css';
import layout from '../../components/layout/section.module.css';
import { TimeSlots } from '../../components/time/time-slots';
import { splitHtml } from '../../components/text/html-paragraphs';
import { StoredHtml } from '../../components/text/stored-html';
import { Gallery } from '../../features/ministry-page/gallery';
import { mergeFields, pageContentQuery, usePageContent } from '../../features/ministry-page/use-page-content';
import { PlanVisitForm } from '../../features/plan-visit/plan-visit-form';
import { findSermonPart, mainParts, thisSabbath } from '../../features/sabbath/this-sabbath';
import { FindUs } from '../../features/services/find-us';
import type { PageContext, PageProps } from '../../page-record';
import { NextSteps } from '../layouts/next-steps';
import { TOPICS, text } from './first-visit';
import { SabbathTimeline } from './sabbath-timeline';
import styles from './new-here-page.module.css';

const NEXT = [
  { label: 'Sabbath calendar', to: paths.calendar.to() },
  { label: 'Events', to: paths.events.to() },
  { label: 'Sermons', to: paths.sermons.to() },
];

export async function load({ queryClient }: PageContext) {
  const stored = pageContentQuery(text);
  await Promise.all([prefetchOrNull(queryClient, homepageQuery), prefetchOrNull(queryClient, stored)]);
  const { hero_image: picture } = mergeFields(text, queryClient.getQueryData(stored.queryKey));
  return buildPreload(
    picture?.image_url ?? queryClient.getQueryData(homepageQuery.queryKey)?.contents['about_us']?.image_url,
  );
}

/** Renders the information for a first visit and the form that announces one. */
export default function NewHerePage({ title }: PageProps) {
  const site = useSite();
  const services = useWorshipServices();
  const now = useNow();
  const { about } = useHomeTexts();
  const { fields } = usePageContent(text);
  const { introduction, contact } = fields;
  const sermonPart = findSermonPart(services);
  const sabbath = now ? thisSabbath(now, site.time_zone, services) : undefined;
  return (
    <>
      <PageHead
        kicker={title}
        title={fields.hero_title?.title || `Your first visit to ${site.name}`}
        lead={splitHtml(fields.hero_subtitle?.content ?? '').join(' ')}
        titleLang={textLanguage(fields.hero_title, 'title')}
        leadLang={textLanguage(fields.hero_subtitle, 'content')}
        picture={fields.hero_image?.image_url ?? about.image_url}
      >
        <p className={classNames(layout.actions, styles.actions)}>
          <a className={buttonClassName()} href="#plan-a-visit">
            Plan a visit
          </a>
          {site.map_url ? <MapLink url={site.map_url} /> : null}
        </p>
      </PageHead>
      <div className={classNames(layout.wrap, reading.columns)}>
        <aside className={classNames(reading.aside, reading.card)} aria-labelledby="when-title">
          <h2 id="when-title" className={styles.cardTitle}>
            When to come
          </h2>
          <TimeSlots slots={mainParts(services)} />
          {sermonPart ? (
            <p className={styles.soft}>
              The {sermonPart.name} with the sermon starts at {formatClock(sermonPart.start_time)}.
            </p>
          ) : null}
          {sabbath ? (
            <p className={styles.soft}>
              {sabbath.isNextWeek ? 'Next Sabbath' : 'This Sabbath'} is{' '}
              <time dateTime={sabbath.date}>{sabbath.label}</time>.
            </p>
          ) : null}
        </aside>
        <section className={reading.text} aria-labelledby="what-title">
          <div>
            <h2 id="what-title" lang={textLanguage(introduction, 'title')}>
              {introduction?.title}
            </h2>
            <StoredHtml
              html={introduction?.content ?? ''}
              lang={textLanguage(introduction, 'content')}
              className={layout.lead}
            />
            <SabbathTimeline services={services} />
          </div>
        </section>
      </div>
      <ul role="list" className={classNames(layout.wrap, styles.topics)}>
        {TOPICS.map(([key, Icon]) => (
          <li key={key}>
            <Icon className={styles.icon} size={24} aria-hidden="true" />
            <h2 className={styles.topic} lang={textLanguage(fields[key], 'title')}>
              {fields[key]?.title}
            </h2>
            <StoredHtml html={fields[key]?.content ?? ''} lang={textLanguage(fields[key], 'content')} />
          </li>
        ))}
      </ul>
      {fields.gallery_images ? (
        <div className={classNames(layout.wrap, layout.section)}>
          <Gallery urls={fields.gallery_images.content} title={fields.gallery_images.title} />
        </div>
      ) : null}
      <div className={classNames(layout.wrap, styles.two)}>
        <section className={styles.plan} aria-labelledby="plan-title">
          <h2 id="plan-title" className={styles.heading} lang={textLanguage(contact, 'title')}>
            {contact?.title}
          </h2>
          <StoredHtml
            html={contact?.content ?? ''}
            lang={textLanguage(contact, 'content')}
            className={styles.soft}
          />
          <PlanVisitForm
            backTo={paths.newHere.to()}
            nextSabbath={sabbath?.date}
            today={now ? plainDate(now, site.time_zone) : undefined}
          />
        </section>
        <FindUs site={site} services={services} />
      </div>
      <NextSteps links={NEXT} />
    </>
  );
}
