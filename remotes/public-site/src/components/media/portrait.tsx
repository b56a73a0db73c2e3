import { classNames, getInitials } from '@narthex/shared-ui';
import { useState } from 'react';
import { Picture } from './picture';
import styles from './portrait.module.css';

interface PortraitProps {
  readonly name: string;
  readonly image: string | null;
  /** Holds the `sizes` attribute of the image. */
  readonly sizes: string;
  readonly className?: string;
}

/** Renders a person's picture in a doorway, or the initials if there is no picture or it fails to load. */
export function Portrait({ name, image, sizes, className }: PortraitProps) {
  const [failed, setFailed] = useState<string | null>(null);
  return (
    <div className={classNames(styles.portrait, className)}>
      {image && image !== failed ? (
        <Picture url={image} alt={name} sizes={sizes} onError={() => setFailed(image)} />
      ) : (
        <span className={styles.initials} role="img" aria-label={name}>
          <span aria-hidden="true">{getInitials(name, 1)}</span>
        </span>
      )}
    </div>
  );
}
