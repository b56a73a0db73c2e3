import { weekdayName } from '@narthex/shared-contracts';
import { timeSpan } from '@narthex/shared-contracts/office-hours';
import type { WorshipService } from '@narthex/shared-contracts/schemas/homepage';
import type { PageField } from '@narthex/shared-contracts/schemas/page-content';
import { textLanguage } from '@narthex/shared-contracts/text-language';
import { t } from '@narthex/shared-contracts/translate';
import { classNames } from '@narthex/shared-ui';
import layout from '../../../components/layout/section.module.css';
import { StoredHtml } from '../../../components/text/stored-html';
import { readRows } from '../read-rows';
import styles from './timetable.module.css';

interface TimetableProps {
  /** Holds the slots of the week that belong to the page. */
  readonly slots: readonly WorshipService[];
  /** Holds other meetings: a table with times, contents and places, or running text. */
  readonly schedule: PageField | undefined;
}

const HEADS = [t('When'), t('What'), t('Where')];

/** Renders times and places of a class: its slots of the week, and what its editors have added. */
export function Timetable({ slots, schedule }: TimetableProps) {
  const stored = readRows(schedule?.content ?? '');
  const rest = (stored ? stored.rest : schedule?.content)?.trim();
  const rows = [
    ...slots.map((slot) => [`${weekdayName(slot.day)}, ${timeSpan(slot)}`, slot.name, slot.location ?? '']),
    ...(stored?.rows ?? []),
  ];
  if (rows.length === 0 && !rest) return null;
  return (
    <section className={classNames(layout.wrap, styles.timetable)} aria-labelledby="timetable-title">
      <h2 id="timetable-title" className={layout.title} lang={textLanguage(schedule, 'title')}>
        {schedule?.title || 'Timetable'}
      </h2>
      {rows.length > 0 ? (
        <table className={styles.table}>
          <thead>
            <tr>
              {HEADS.map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([when = '', what = '', where = '']) => (
              <tr key={`${when} ${what}`}>
                <td className={styles.when}>{when}</td>
                <th scope="row">{what}</th>
                <td className={styles.where}>{where}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : null}
      {rest ? <StoredHtml html={rest} lang={textLanguage(schedule, 'content')} /> : null}
    </section>
  );
}
