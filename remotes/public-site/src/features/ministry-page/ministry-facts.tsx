import type { WorshipService } from '@narthex/shared-contracts/schemas/homepage';
import type { PageField } from '@narthex/shared-contracts/schemas/page-content';
import { textLanguage } from '@narthex/shared-contracts/text-language';
import type { ReactNode } from 'react';
import { StoredHtml } from '../../components/text/stored-html';
import { TimeSlots } from '../../components/time/time-slots';
import styles from './ministry-page.module.css';

interface MinistryFactsProps {
  /** Holds the slots of the week that belong to this page; all times come from them. */
  readonly slots: readonly WorshipService[];
  /** Holds times that aren't part of the weekly programme. */
  readonly schedule: PageField | undefined;
  readonly place: string;
  /** Adds items to the list. */
  readonly children?: ReactNode;
}

/** Renders the facts beside the text: when, where and who. */
export function MinistryFacts({ slots, schedule, place, children }: MinistryFactsProps) {
  const places = [...new Set(slots.flatMap(({ location }) => location ?? []))].join('; ') || place;
  return (
    <dl className={styles.facts}>
      {slots.length > 0 || schedule ? (
        <div>
          <dt lang={textLanguage(schedule, 'title')}>
            {schedule?.title || (places ? 'When' : 'When and where')}
          </dt>
          <dd>
            {slots.length > 0 ? <TimeSlots slots={slots} /> : null}
            {schedule ? (
              <StoredHtml
                html={schedule.content}
                lang={textLanguage(schedule, 'content')}
                className={styles.fact}
              />
            ) : null}
          </dd>
        </div>
      ) : null}
      {places ? (
        <div>
          <dt>Where</dt>
          <dd>{places}</dd>
        </div>
      ) : null}
      {children}
      <div>
        <dt>How to join</dt>
        <dd>
          <a href="#join">Come and see</a>
        </dd>
      </div>
    </dl>
  );
}
