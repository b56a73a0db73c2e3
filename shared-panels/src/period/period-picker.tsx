import { DateTimeField, SelectField } from '@narthex/shared-ui';
import type { ReactNode } from 'react';
import { OTHER_DAYS, PERIOD_OPTIONS } from './periods';
import type { PeriodChoice } from './use-period';
import styles from './period-picker.module.css';

interface PeriodPickerProps {
  choice: PeriodChoice;
  /** Renders actions on the figures, such as printing or downloading. */
  children?: ReactNode;
}

/** Renders the choice of a period. It isn't printed, since a report names its period itself. */
export function PeriodPicker({ choice, children }: PeriodPickerProps) {
  const { choice: name, from, to, problem, choose, setDay } = choice;
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
            error={problem}
            onChange={({ currentTarget: { value } }) => setDay('to', value)}
          />
        </>
      ) : null}
      {children ? <div className={styles.actions}>{children}</div> : null}
    </div>
  );
}
