import { useState } from 'react';
import { classNames } from '../styles/class-names';
import { getInitials } from './initials';
import styles from './avatar.module.css';

/** Who is shown, and how large. */
export type AvatarProps = {
  name: string;
  src?: string | null;
  size?: 'small' | 'medium' | 'large';
  /** One letter (a leader's card) or two (a person's own page). */
  letters?: 1 | 2;
  /** Set where the name stands beside it, so that it isn't read twice. */
  isDecorative?: boolean;
};

/** A person's picture, or their initials where there is none or it doesn't load. */
export function Avatar({ name, src, size = 'small', letters = 2, isDecorative = false }: AvatarProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const className = classNames(styles.avatar, styles[size]);
  if (src && src !== failed) {
    return (
      <img
        className={className}
        src={src}
        alt={isDecorative ? '' : name}
        loading="lazy"
        onError={() => setFailed(src)}
        // In a page rendered on the server the picture can fail before anyone listens.
        ref={(image) => {
          if (image?.complete && image.naturalWidth === 0 && image.src) setFailed(src);
        }}
      />
    );
  }
  return (
    <span
      className={className}
      role={isDecorative ? undefined : 'img'}
      aria-label={isDecorative ? undefined : name}
    >
      <span aria-hidden="true">{getInitials(name, letters)}</span>
    </span>
  );
}
