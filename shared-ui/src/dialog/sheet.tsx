import type { ReactNode } from 'react';
import { X } from 'lucide-react';
import { classNames } from '../styles/class-names';
import { IconButton } from '../actions/icon-button';
import { ModalFrame } from './modal-frame';
import styles from './sheet.module.css';

/** The caller holds whether it is open, and its content. */
export type SheetProps = {
  isOpen: boolean;
  onClose: () => void;
  /** What it holds, for screen readers: "Menu". */
  label: string;
  side?: 'left' | 'right';
  closeLabel?: string;
  /** Stands beside the close button. */
  head?: ReactNode;
  children: ReactNode;
};

/** A panel that slides in from a side over the page: focus stays in it, Escape closes it, the page stands still. */
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
