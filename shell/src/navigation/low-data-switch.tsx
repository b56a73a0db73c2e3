import { formPath } from '@narthex/shared-contracts/browser-paths';
import { classNames } from '@narthex/shared-ui';
import styles from './low-data-switch.module.css';

/**
 * Lets a visitor use less data on this browser. It is a plain post, because the server sends other pages then. Pages are
 * the same for everybody, so both buttons are in them, and styles show the one that changes something.
 */
export function LowDataSwitch({ className }: { readonly className?: string | undefined }) {
  return (
    <form method="post" action={formPath('low-data')} className={styles.form}>
      <button name="use" value="less" className={classNames(styles.less, className)}>
        Use less data
      </button>
      <button name="use" value="usual" className={classNames(styles.usual, className)}>
        Use data as usual
      </button>
    </form>
  );
}
