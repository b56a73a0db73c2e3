import { weekdayName } from '@narthex/shared-contracts';
import type { WorshipService } from '@narthex/shared-contracts/schemas/homepage';
import { timeSpan } from '@narthex/shared-contracts/office-hours';
import { textLanguage } from '@narthex/shared-contracts/text-language';
import { NoTimesYet } from './no-times-yet';
import styles from './time-slots.module.css';

/** Renders the slots of the week in a narrow column. */
export function TimeSlots({ slots }: { slots: readonly WorshipService[] }) {
  if (slots.length === 0) return <NoTimesYet />;
  return (
    <ul role="list" className={styles.slots}>
      {slots.map((slot) => (
        <li key={slot.id}>
          <b lang={textLanguage(slot, 'name')}>{slot.name}</b>
          <span className={styles.time}>
            {weekdayName(slot.day)}, {timeSpan(slot)}
          </span>
        </li>
      ))}
    </ul>
  );
}
