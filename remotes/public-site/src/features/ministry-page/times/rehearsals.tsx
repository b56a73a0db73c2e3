import type { WorshipService } from '@narthex/shared-contracts/schemas/homepage';
import type { PageField } from '@narthex/shared-contracts/schemas/page-content';
import { textLanguage } from '@narthex/shared-contracts/text-language';
import { classNames } from '@narthex/shared-ui';
import layout from '../../../components/layout/section.module.css';
import { StoredHtml } from '../../../components/text/stored-html';
import { TimeSlots } from '../../../components/time/time-slots';
import styles from './rehearsals.module.css';

interface RehearsalsProps {
  readonly slots: readonly WorshipService[];
  readonly schedule: PageField | undefined;
}

/** Renders the rehearsals of a choir for people who want to join. */
export function Rehearsals({ slots, schedule }: RehearsalsProps) {
  if (slots.length === 0 && !schedule?.content) return null;
  return (
    <section className={classNames(layout.wrap, styles.band)} aria-labelledby="rehearsals-title">
      <div className={styles.rehearsals}>
        <h2 id="rehearsals-title" lang={textLanguage(schedule, 'title')}>
          {schedule?.title || 'Rehearsals'}
        </h2>
        <div className={styles.times}>
          {schedule?.content ? (
            <StoredHtml html={schedule.content} lang={textLanguage(schedule, 'content')} />
          ) : null}
          {slots.length > 0 ? <TimeSlots slots={slots} /> : null}
        </div>
        <p>
          <a href="#join">Come and see</a>
        </p>
      </div>
    </section>
  );
}
