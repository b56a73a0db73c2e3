import { classNames } from '@narthex/shared-ui';
import type { ReactNode } from 'react';
import { useSite } from '../../data/site';
import { useWorshipServices } from '../../data/worship-services';
import reading from '../../components/layout/reading.module.css';
import layout from '../../components/layout/section.module.css';
import { DepartmentContacts } from './department/department-contacts';
import { JoinBand } from './join-band';
import { MinistryFacts } from './ministry-facts';
import type { MinistryText } from './ministry-text';
import { StoredPageHead } from './stored-page-head';
import { StoredSections } from './stored-sections';
import { usePageContent } from './use-page-content';

interface MinistryPageProps {
  /** Stands until a title is stored. */
  readonly title: string;
  readonly text: MinistryText;
  /** What one can do at once, below the lead. */
  readonly actions?: ReactNode;
  /** What only this page has, between its text and the way to join. */
  readonly children?: ReactNode;
}

const PROSE = ['introduction', 'mission', 'vision', 'activities', 'additional_info'] as const;

/** A department or ministry: who, when, where, real prose, and a way to join. */
export function MinistryPage({ title, text, actions, children }: MinistryPageProps) {
  const site = useSite();
  const services = useWorshipServices();
  const { fields, links } = usePageContent(text);
  const { slots } = text;
  return (
    <div data-department={text.department}>
      <StoredPageHead title={title} kicker={text.kicker} fields={fields}>
        {actions}
      </StoredPageHead>
      <div className={classNames(layout.wrap, reading.columns)}>
        <aside className={classNames(reading.aside, reading.card)} aria-label="In short">
          <MinistryFacts
            slots={slots ? services.filter(({ name, kind }) => kind !== 'office' && slots.test(name)) : []}
            schedule={fields.schedule}
            leadership={fields.leadership}
            place={text.isAtChurch ? site.meeting_place : ''}
          >
            {text.contactsOf ? <DepartmentContacts department={text.contactsOf} /> : null}
          </MinistryFacts>
        </aside>
        <div className={reading.text}>
          <StoredSections fields={fields} keys={PROSE} />
        </div>
      </div>
      {children}
      <JoinBand site={site} contact={fields.contact} links={links} />
    </div>
  );
}
