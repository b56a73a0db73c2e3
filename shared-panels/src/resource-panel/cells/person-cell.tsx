import { portraitUrl } from '@narthex/shared-contracts';
import { Avatar } from '@narthex/shared-ui';
import type { ReactNode } from 'react';
import styles from './person-cell.module.css';
import { TextCell } from './text-cell';

interface PersonCellProps {
  name: string;
  /** Null where there is none, or where the viewer may not see it. */
  photoUrl: string | null;
  /** The beginning of it stands below the name. */
  text?: string | null;
  note?: ReactNode;
}

/** Who a row is about: photo or initials, the name and a note. */
export function PersonCell({ name, photoUrl, text, note }: PersonCellProps) {
  return (
    <div className={styles.person}>
      <Avatar name={name} src={portraitUrl(photoUrl)} isDecorative />
      <div className={styles.text}>
        <TextCell title={name} text={text} note={note} />
      </div>
    </div>
  );
}
