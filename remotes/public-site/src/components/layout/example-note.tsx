import { classNames } from '@narthex/shared-ui';
import layout from './section.module.css';
import styles from './example-note.module.css';

/** Tells editors that texts of the page are built in. */
export function ExampleNote() {
  return (
    <p role="note" className={classNames(layout.wrap, styles.note)}>
      Only editors see the example texts on this page. Visitors see neutral ones until you write your own,
      under “Homepage” in your dashboard.
    </p>
  );
}
