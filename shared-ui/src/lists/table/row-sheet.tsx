import { EllipsisVertical } from 'lucide-react';
import { useState, type MouseEvent, type ReactNode } from 'react';
import { IconButton } from '../../actions/icon-button';
import { Dialog } from '../../dialog/dialog';
import styles from './row-sheet.module.css';

interface RowSheetProps {
  /** What the row is called. */
  title: string;
  /** Every value of the row with its heading; a value without a heading leads. */
  facts: readonly { readonly key: string; readonly label: string; readonly value: ReactNode }[];
  actions: ReactNode;
}

/** The button of a row on a phone, which opens all that the row says and what can be done to it. */
export function RowSheet({ title, facts, actions }: RowSheetProps) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);

  function handleAction({ target, currentTarget }: MouseEvent) {
    const pressed = target instanceof Element ? target.closest('a, button') : null;
    // What opens in a dialog of its own stands in here: it must not go with this one.
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
            // The buttons inside are what is pressed; this only closes the sheet behind them.
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
