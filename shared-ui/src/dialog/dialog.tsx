import { useId } from 'react';
import type { ReactNode } from 'react';
import { X } from 'lucide-react';
import { classNames } from '../styles/class-names';
import { IconButton } from '../actions/icon-button';
import { ModalFrame } from './modal-frame';
import styles from './dialog.module.css';

/** Describes the props of a dialog. The caller keeps whether it is open. */
export type DialogProps = {
  isOpen: boolean;
  /**
   * Is called on Escape, the close button and a press on the backdrop. The caller can ask about unsaved changes here.
   */
  onClose: () => void;
  title: string;
  description?: ReactNode;
  size?: 'small' | 'medium' | 'large';
  /** Holds the buttons, the primary one last. Buttons of a form belong into `children`. */
  footer?: ReactNode;
  children?: ReactNode;
};

/** Renders a modal dialog. Its children are mounted only while it is open, so a form always starts empty. */
export function Dialog({
  isOpen,
  onClose,
  title,
  description,
  size = 'medium',
  footer,
  children,
}: DialogProps) {
  const id = useId();
  return (
    <ModalFrame
      isOpen={isOpen}
      onClose={onClose}
      labelledBy={`${id}-title`}
      describedBy={description ? `${id}-description` : undefined}
      className={classNames(styles.dialog, styles[size])}
    >
      <div className={styles.inside}>
        <header className={styles.head}>
          <h2 id={`${id}-title`}>{title}</h2>
          <IconButton label="Close" icon={<X size={20} aria-hidden="true" />} onClick={onClose} />
        </header>
        <div className={styles.body}>
          {description ? (
            <div id={`${id}-description`} className={styles.description}>
              {description}
            </div>
          ) : null}
          {children}
        </div>
        {footer ? <footer className={styles.foot}>{footer}</footer> : null}
      </div>
    </ModalFrame>
  );
}
