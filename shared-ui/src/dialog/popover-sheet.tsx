import type { ReactNode } from 'react';
import { X } from 'lucide-react';
import { classNames } from '../styles/class-names';
import { IconButton } from '../actions/icon-button';
import styles from './sheet.module.css';

/** React's types don't know these attributes yet. */
const command = (name: string, id: string): object => ({ command: name, commandfor: id });

/**
 * Returns the attributes of a button that opens a sheet: as a modal, which keeps the focus inside, or as a popover where
 * the browser doesn't know commands.
 */
export const opensSheet = (id: string): object => ({ popoverTarget: id, ...command('show-modal', id) });

/** Describes the props of a sheet that a button opens by its id: `<button {...opensSheet(id)}>`. */
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
 * elsewhere close it, and the focus returns to the button. Without popovers, a link to its id opens it.
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
    <dialog
      id={id}
      popover="auto"
      {...{ closedby: 'any' }}
      aria-label={label}
      className={classNames(styles.sheet, styles.popover, styles[side])}
    >
      <div className={styles.inside}>
        <div className={styles.head}>
          <div className={styles.lead}>{head}</div>
          <a className={styles.closeLink} href="#" aria-label={closeLabel}>
            <X size={22} aria-hidden="true" />
          </a>
          <IconButton
            label={closeLabel}
            icon={<X size={22} aria-hidden="true" />}
            popoverTarget={id}
            popoverTargetAction="hide"
            {...command('close', id)}
          />
        </div>
        {children}
      </div>
    </dialog>
  );
}
