import { Link } from '@narthex/remote-kit/router';
import { paths } from '@narthex/shared-contracts';
import type { PageContentField } from '@narthex/shared-contracts/enums';
import type { MinistryPageRecord } from '@narthex/shared-contracts/schemas/ministry-page';
import { classNames } from '@narthex/shared-ui';
import type { ReactNode } from 'react';
import { Picture } from '../../components/media/picture';
import { useSite } from '../../data/site';
import { DepartmentContacts } from './department/department-contacts';
import { JoinBand } from './join-band';
import { MinistryFacts } from './ministry-facts';
import type { MinistryText } from './ministry-text';
import { MinistryLeaders } from './record/ministry-leaders';
import { useMinistryRecord } from './record/ministry-record-query';
import { StoredPageHead, StoredSections } from './stored-sections';
import { useOwnSlots } from './times/use-own-slots';
import { usePageContent } from './use-page-content';
import reading from '../../components/layout/reading.module.css';
import layout from '../../components/layout/section.module.css';
import styles from './record/ministry-pictures.module.css';

interface MinistryPageProps {
  /** Holds the title while none is stored. */
  readonly title: string;
  readonly text: MinistryText;
  /** Holds the actions below the lead. */
  readonly actions?: ReactNode;
  /** Holds the main part of the page, between its head and its text. */
  readonly main?: ReactNode;
  /** Holds the fields that `main` shows, so the text leaves them out. */
  readonly mainFields?: readonly PageContentField[];
  /** Holds the content between text and pictures. */
  readonly children?: ReactNode;
}

const PROSE = ['introduction', 'mission', 'vision', 'activities', 'additional_info'] as const;
const NO_FIELDS: readonly PageContentField[] = [];

/** Renders the page of a department or ministry with its text, facts and the invitation to join. */
export function MinistryPage({
  title,
  text,
  actions,
  main,
  mainFields = NO_FIELDS,
  children,
}: MinistryPageProps) {
  const site = useSite();
  const slots = useOwnSlots(text);
  const { fields, links } = usePageContent(text);
  const { ministry, leaders, pictures } = useMinistryRecord(text);
  const place = (text.isAtChurch && site.meeting_place) || ministry?.location || '';
  const hasTimes = !mainFields.includes('schedule');
  return (
    <div data-department={text.department}>
      <StoredPageHead title={title} kicker={text.kicker} fields={fields}>
        {actions}
      </StoredPageHead>
      {main}
      <div className={classNames(layout.wrap, reading.columns)}>
        <aside className={classNames(reading.aside, reading.card)} aria-label="In short">
          <MinistryFacts
            slots={hasTimes ? slots : []}
            schedule={hasTimes ? fields.schedule : undefined}
            place={hasTimes ? place : ''}
          >
            <MinistryLeaders leaders={leaders} leadership={fields.leadership} />
            {text.contactsDepartment ? <DepartmentContacts department={text.contactsDepartment} /> : null}
          </MinistryFacts>
        </aside>
        <div className={reading.text}>
          <StoredSections fields={fields} keys={PROSE.filter((key) => !mainFields.includes(key))} />
        </div>
      </div>
      {children}
      <MinistryPictures pictures={pictures} />
      <JoinBand site={site} email={ministry?.email} contact={fields.contact} links={links} />
    </div>
  );
}

/** Renders the pictures of a ministry in the public gallery, or nothing if there are none. */
function MinistryPictures({ pictures }: Pick<MinistryPageRecord, 'pictures'>) {
  const shown = pictures.flatMap(({ id, title, file_path: url }) => (url ? { id, title, url } : []));
  if (shown.length === 0) return null;
  return (
    <section className={classNames(layout.wrap, layout.section)} aria-labelledby="pictures-title">
      <div className={layout.head}>
        <h2 id="pictures-title">Pictures</h2>
        <Link to={paths.gallery.to()}>All pictures</Link>
      </div>
      <ul role="list" className={styles.pictures} data-count={shown.length === 1 ? 'one' : undefined}>
        {shown.map(({ id, title, url }) => (
          <li key={id}>
            <figure>
              <Picture url={url} alt="" sizes="(min-width: 900px) 384px, 94vw" />
              <figcaption>{title}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );
}
