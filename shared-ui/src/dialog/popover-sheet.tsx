import type { ReactNode } from 'react';
import { X } from 'lucide-react';
import { classNames } from '../styles/class-names';
import { IconButton } from '../actions/icon-button';
import styles from './sheet.module.css';

/** Describes the props of a sheet that a button opens by its id: `<button popoverTarget={id}>`. */
export interface PopoverSheetProps {
  readonly id: string;
  /** Holds the accessible name, such as "Menu". */
  readonly label: string;
  readonly side?: 'left' | 'right';
  readonly closeLabel?: string;
  /** Holds the content beside the close button. */
  readonly head?: ReactNode;
  readonly children: ReactNode;
}

/**
 * Renders a panel that slides in from one side. The browser opens and closes it without any script: Escape and a press
 * elsewhere close it, and the focus returns to the button.
 */
export function PopoverSheet({
  id,
  label,
  side = 'left',
  closeLabel = 'Close menu',
  head,
  children,
}: PopoverSheetProps) {
  return (
    <div
      id={id}
      popover="auto"
      role="dialog"
      aria-label={label}
      className={classNames(styles.sheet, styles.popover, styles[side])}
    >
      <div className={styles.inside}>
        <div className={styles.head}>
          <div className={styles.lead}>{head}</div>
          <IconButton
            label={closeLabel}
            icon={<X size={22} aria-hidden="true" />}
            popoverTarget={id}
            popoverTargetAction="hide"
          />
        </div>
        {children}
      </div>
    </div>
  );
}
