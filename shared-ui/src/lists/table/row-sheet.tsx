import { EllipsisVertical } from 'lucide-react';
import { useState, type MouseEvent, type ReactNode } from 'react';
import { IconButton } from '../../actions/icon-button';
import { Dialog } from '../../dialog/dialog';
import styles from './row-sheet.module.css';

interface RowSheetProps {
  /** Names the row. */
  title: string;
  /** Holds all values of the row with their headings. Values without a heading come first. */
  facts: readonly { readonly key: string; readonly label: string; readonly value: ReactNode }[];
  actions: ReactNode;
}

/** Renders the button of a row on a phone, which opens all values and actions of the row. */
export function RowSheet({ title, facts, actions }: RowSheetProps) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);

  function handleAction({ target, currentTarget }: MouseEvent) {
    const pressed = target instanceof Element ? target.closest('a, button') : null;
    // A dialog that an action opens is a child of this sheet, so the sheet must stay open for it.
    if (pressed?.closest('dialog') !== currentTarget.closest('dialog')) return;
    if (pressed && pressed.getAttribute('aria-haspopup') !== 'dialog') close();
  }

  return (
    <>
      <IconButton
        className={styles.opener}
        label={`More about ${title}`}
        aria-haspopup="dialog"
        icon={<EllipsisVertical size={20} aria-hidden="true" />}
        onClick={() => setOpen(true)}
      />
      <Dialog isOpen={isOpen} onClose={close} title={title} size="small">
        <div className={styles.sheet}>
          {actions ? (
            // The buttons inside handle the press themselves; this handler only closes the sheet.
            <div role="group" aria-label="Actions" className={styles.actions} onClick={handleAction}>
              {actions}
            </div>
          ) : null}
          <dl className={styles.facts}>
            {facts.map(({ key, label, value }) => (
              <div key={key}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </div>
      </Dialog>
    </>
  );
}
