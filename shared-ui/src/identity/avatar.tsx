import { useState } from 'react';
import { classNames } from '../styles/class-names';
import styles from './avatar.module.css';

/** These titles aren't a part of the name. */
const TITLES = /^(?:pr|dr|eng|elder|eld|pastor|mr|mrs|ms|prof|rev)\.?\s+/i;

/** Returns the initials of a name without its titles: `PN` for `Pr. Dr. Peter Maina Njoroge`. */
export function getInitials(name: string, letters: 1 | 2 = 2): string {
  let bare = name.trim();
  while (TITLES.test(bare)) bare = bare.replace(TITLES, '');
  // A word may begin with a quotation mark, or be an emoji.
  const initials = bare.split(/\s+/).flatMap((word) => [...(/[\p{L}\p{N}]/u.exec(word) ?? [])]);
  const last = initials.length > 1 && letters === 2 ? initials.at(-1) : '';
  return `${initials[0] ?? ''}${last}`.toLocaleUpperCase('en');
}

/** Describes the props of an avatar. */
export type AvatarProps = {
  name: string;
  src?: string | null;
  size?: 'small' | 'medium' | 'large';
  /** Counts the initials: one on a leader's card, two on a person's own page. */
  letters?: 1 | 2;
  /** If true, screen readers skip it, since the name is beside it. */
  isDecorative?: boolean;
};

/** Renders a person's picture, or the initials if there is none or it fails to load. */
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
        // A server-rendered picture can fail before hydration, when no handler hears its error event.
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
