import { DateTimeField, SelectField } from '@narthex/shared-ui';
import type { ReactNode } from 'react';
import { OTHER_DAYS, PERIOD_OPTIONS } from './periods';
import type { PeriodChoice } from './use-period';
import styles from './period-picker.module.css';

interface PeriodPickerProps {
  choice: PeriodChoice;
  /** What can be done with the figures: print, download. */
  children?: ReactNode;
}

/** Which days the figures below are of. Not printed: the report names its days itself. */
export function PeriodPicker({ choice, children }: PeriodPickerProps) {
  const { choice: name, from, to, isOutOfOrder, choose, setDay } = choice;
  return (
    <div className={styles.picker}>
      <SelectField
        label="Period"
        options={PERIOD_OPTIONS}
        value={name}
        onChange={({ currentTarget: { value } }) => choose(value)}
      />
      {name === OTHER_DAYS ? (
        <>
          <DateTimeField
            kind="date"
            label="First day"
            value={from}
            onChange={({ currentTarget: { value } }) => setDay('from', value)}
          />
          <DateTimeField
            kind="date"
            label="Last day"
            value={to}
            error={isOutOfOrder ? 'The last day must not be before the first' : undefined}
            onChange={({ currentTarget: { value } }) => setDay('to', value)}
          />
        </>
      ) : null}
      {children ? <div className={styles.actions}>{children}</div> : null}
    </div>
  );
}
