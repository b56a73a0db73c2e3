import { getInitials } from '@narthex/shared-ui';
import { useState } from 'react';
import { Picture } from '../../components/media/picture';
import styles from './leader-card.module.css';

/** A leader in a doorway; their initial letter where there is no picture, or it doesn't load. */
export function Portrait({ name, image }: { name: string; image: string | null }) {
  const [failed, setFailed] = useState<string | null>(null);
  return (
    <div className={styles.portrait}>
      {image && image !== failed ? (
        <Picture
          url={image}
          alt={name}
          sizes="(min-width: 700px) 220px, 84px"
          onError={() => setFailed(image)}
        />
      ) : (
        <span className={styles.initials} role="img" aria-label={name}>
          <span aria-hidden="true">{getInitials(name, 1)}</span>
        </span>
      )}
    </div>
  );
}
