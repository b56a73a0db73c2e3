import { portraitUrl } from '@narthex/shared-contracts';
import { Avatar } from '@narthex/shared-ui';
import type { ReactNode } from 'react';
import styles from './person-cell.module.css';
import { FilledTextCell } from './text-cell';

interface PersonCellProps {
  name: string;
  /** Is null if there is no photo, or the viewer may not see it. */
  photoUrl: string | null;
  /** Is a text of editors, of which only the beginning is rendered below the name. */
  text?: string | null;
  note?: ReactNode;
}

/** Renders the person of a row: photo or initials, the name and a note. */
export function PersonCell({ name, photoUrl, text, note }: PersonCellProps) {
  return (
    <div className={styles.person}>
      <Avatar name={name} src={portraitUrl(photoUrl)} isDecorative />
      <div className={styles.text}>
        <FilledTextCell title={name} text={text} note={note} />
      </div>
    </div>
  );
}
