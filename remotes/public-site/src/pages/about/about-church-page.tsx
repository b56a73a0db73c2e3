import type { WorshipService } from '@narthex/shared-contracts/schemas/homepage';
import { textLanguage } from '@narthex/shared-contracts/text-language';
import { t } from '@narthex/shared-contracts/translate';
import { classNames } from '@narthex/shared-ui';
import { buildPreload } from '../../components/layout/head-picture';
import { PageHead } from '../../components/layout/page-head';
import { MapLink } from '../../components/links/map-link';
import { Picture } from '../../components/media/picture';
import { splitHtml } from '../../components/text/html-paragraphs';
import { StoredHtml } from '../../components/text/stored-html';
import { TimeSlots } from '../../components/time/time-slots';
import { prefetchOrNull } from '../../data/query-state';
import { useSite } from '../../data/site';
import { useWorshipServices } from '../../data/worship-services';
import type { AboutSection } from '../../features/about-content/api';
import { TypedHeadline } from '../../features/about-content/letter/typed-headline';
import { NoContent } from '../../features/about-content/no-content';
import { aboutContentQuery, useAboutContent } from '../../features/about-content/use-about-content';
import { Embed } from '../../features/embed/embed';
import { mapFrame, mapTitle } from '../../features/services/map-frame';
import type { PageContext, PageProps } from '../../page-record';
import { NextSteps } from '../layouts/next-steps';
import { churchText } from './texts/church';
import reading from '../../components/layout/reading.module.css';
import layout from '../../components/layout/section.module.css';
import styles from './about-church-page.module.css';

const SABBATH = 6;

/** Returns the other services that people are invited to, after those of the Sabbath. */
const invitations = (services: readonly WorshipService[]) => [
  ...services.filter(({ kind, day }) => kind === 'weekly' && day === SABBATH),
  ...services.filter(({ kind }) => kind === 'service'),
];

const getPageType = (slug: string) => `about_${slug}`;

export async function load({ queryClient, site }: PageContext) {
  const query = aboutContentQuery(getPageType(site.slug));
  await prefetchOrNull(queryClient, query);
  const sections = queryClient.getQueryData(query.queryKey) ?? churchText(site);
  const [description] = splitHtml(sections['welcome']?.content ?? '');
  return { ...(description ? { description } : {}), ...buildPreload(sections['welcome']?.image_url) };
}

/** Renders the page about the congregation: its history, mission, worship and location. */
export default function AboutChurchPage({ title }: PageProps) {
  const site = useSite();
  const services = useWorshipServices();
  const sections = useAboutContent(getPageType(site.slug), churchText(site));
  const { welcome, about_us, mission, vision, purpose, activities, worship, location, contact } = sections;
  if (Object.keys(sections).length === 0) return <NoContent title={title} />;
  const map = mapFrame(site.map_url);
  const headline = welcome?.title || t('Welcome to {name}', { name: site.name });
  return (
    <>
      <PageHead
        title={<TypedHeadline text={headline} />}
        label={headline}
        lead={splitHtml(welcome?.content ?? '').join(' ')}
        picture={welcome?.image_url}
      />
      <div className={classNames(layout.wrap, reading.columns)}>
        <div className={reading.text}>
          <ContentSection section={about_us} />
        </div>
        <aside className={classNames(reading.aside, reading.card)} aria-label="Worship hours">
          <h2 className={styles.cardTitle}>This is when we meet</h2>
          <TimeSlots slots={invitations(services)} />
        </aside>
      </div>
      {mission || vision ? (
        <div className={styles.band} data-surface="night">
          <div className={classNames(layout.wrap, styles.two)}>
            <ContentSection section={mission} />
            <ContentSection section={vision} />
          </div>
        </div>
      ) : null}
      <div className={classNames(layout.wrap, styles.two, styles.lists)}>
        <ContentSection section={purpose} />
        <ContentSection section={activities} />
      </div>
      {worship ? (
        <div className={classNames(layout.wrap, styles.two, styles.worship)}>
          {worship.image_url ? (
            <div className={styles.picture}>
              <Picture url={worship.image_url} alt="" sizes="(min-width: 900px) 568px, 94vw" />
            </div>
          ) : null}
          <ContentSection section={worship} />
        </div>
      ) : null}
      <div className={classNames(layout.wrap, styles.two, styles.place, reading.end)}>
        <div className={reading.text}>
          <ContentSection id="location" section={location} />
          {site.map_url ? <MapLink url={site.map_url} /> : null}
          <ContentSection id="contact" section={contact} />
        </div>
        {site.map_url ? (
          <Embed
            kind="map"
            title={mapTitle(site.meeting_place)}
            label="Show the map"
            source={map ? { kind: 'frame', src: map } : null}
            href={site.map_url}
          >
            {location?.image_url ? (
              <Picture url={location.image_url} alt="" sizes="(min-width: 900px) 568px, 94vw" reveal="none" />
            ) : (
              <span className={styles.placeholderMap} />
            )}
          </Embed>
        ) : null}
      </div>
      <NextSteps />
    </>
  );
}

interface ContentSectionProps {
  readonly id?: string;
  readonly section: AboutSection | undefined;
}

/** Renders a stored section with its heading, or nothing if there is no such section. */
function ContentSection({ id, section }: ContentSectionProps) {
  if (!section) return null;
  return (
    <section id={id}>
      {section.title ? <h2 lang={textLanguage(section, 'title')}>{section.title}</h2> : null}
      <StoredHtml html={section.content} lang={textLanguage(section, 'content')} />
    </section>
  );
}
