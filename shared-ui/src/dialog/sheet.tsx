import type { ReactNode } from 'react';
import { X } from 'lucide-react';
import { classNames } from '../styles/class-names';
import { IconButton } from '../actions/icon-button';
import { ModalFrame } from './modal-frame';
import styles from './sheet.module.css';

/** Describes the props of a sheet. The caller keeps whether it is open. */
export type SheetProps = {
  isOpen: boolean;
  onClose: () => void;
  /** Holds the accessible name, such as "Menu". */
  label: string;
  side?: 'left' | 'right';
  closeLabel?: string;
  /** Holds the content beside the close button. */
  head?: ReactNode;
  children: ReactNode;
};

/**
 * Renders a modal panel that slides in from one side. The focus stays in it, Escape closes it, and the page doesn't
 * scroll.
 */
export function Sheet({
  isOpen,
  onClose,
  label,
  side = 'left',
  closeLabel = 'Close menu',
  head,
  children,
}: SheetProps) {
  return (
    <ModalFrame
      isOpen={isOpen}
      onClose={onClose}
      label={label}
      className={classNames(styles.sheet, styles[side])}
    >
      <div className={styles.inside}>
        <div className={styles.head}>
          <div className={styles.lead}>{head}</div>
          <IconButton label={closeLabel} icon={<X size={22} aria-hidden="true" />} onClick={onClose} />
        </div>
        {children}
      </div>
    </ModalFrame>
  );
}
