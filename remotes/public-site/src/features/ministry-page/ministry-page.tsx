import { classNames } from '@narthex/shared-ui';
import type { ReactNode } from 'react';
import { useSite } from '../../data/site';
import { useWorshipServices } from '../../data/worship-services';
import { PageHead } from '../../parts/page-head';
import { paragraphsOf } from '../../parts/paragraphs';
import reading from '../../parts/reading.module.css';
import layout from '../../parts/section.module.css';
import { StoredHtml } from '../../parts/stored-html';
import { Gallery } from './gallery';
import { JoinBand } from './join-band';
import { MinistryFacts } from './ministry-facts';
import styles from './ministry-page.module.css';
import type { MinistryText } from './ministry-text';
import { usePageContent } from './use-page-content';

interface MinistryPageProps {
  readonly text: MinistryText;
  /** What one can do at once, below the lead. */
  readonly actions?: ReactNode;
  /** What only this page has, between its text and the way to join. */
  readonly children?: ReactNode;
}

const PROSE = ['introduction', 'mission', 'vision', 'activities', 'additional_info'] as const;

/** A department or ministry: who, when, where, real prose, and a way to join. */
export function MinistryPage({ text, actions, children }: MinistryPageProps) {
  const site = useSite();
  const services = useWorshipServices();
  const { fields, links } = usePageContent(text);
  const { slots } = text;
  const title = fields.hero_title?.title || text.kicker;
  return (
    <div data-department={text.department}>
      <PageHead
        kicker={text.kicker}
        title={title}
        lead={paragraphsOf(fields.hero_subtitle?.content ?? '').join(' ')}
        picture={fields.hero_image?.image_url}
      >
        {actions}
      </PageHead>
      <div className={classNames(layout.wrap, reading.columns)}>
        <aside className={classNames(reading.aside, reading.card)} aria-label="In short">
          <MinistryFacts
            slots={slots ? services.filter(({ name, kind }) => kind !== 'office' && slots.test(name)) : []}
            schedule={fields.schedule}
            leadership={fields.leadership}
            place={text.isAtChurch ? site.meeting_place : ''}
          />
        </aside>
        <div className={reading.text}>
          {PROSE.map((key) => {
            const field = fields[key];
            if (!field) return null;
            return (
              <section key={key}>
                {field.title ? <h2>{field.title}</h2> : null}
                <StoredHtml html={field.content} className={key === 'introduction' ? styles.first : ''} />
              </section>
            );
          })}
          <Gallery addresses={fields.gallery_images?.content} title={fields.gallery_images?.title} />
        </div>
      </div>
      {children}
      <JoinBand site={site} contact={fields.contact} links={links} />
    </div>
  );
}
