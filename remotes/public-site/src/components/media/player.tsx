import { classNames } from '@narthex/shared-ui';
import styles from './player.module.css';

/** Describes a video of this site, or a frame of another site with a video or a map. */
export interface PlayerSource {
  readonly kind: 'file' | 'frame';
  readonly src: string;
}

interface PlayerProps {
  readonly source: PlayerSource;
  /** Holds the accessible name, such as "Map: Main Assembly Hall". */
  readonly title: string;
  readonly className?: string | undefined;
  /** If true, the player gets the focus, since it replaces the link that had it. */
  readonly takesFocus?: boolean;
}

const focus = (element: HTMLElement | null) => element?.focus();

/** Renders a player that starts immediately, since it is mounted only after a click. */
export function Player({ source, title, className, takesFocus = false }: PlayerProps) {
  const shared = {
    className: classNames(styles.player, className),
    src: ownMediaPath(source.src),
    title,
    ref: takesFocus ? focus : undefined,
  };
  if (source.kind === 'file') {
    return (
      <video {...shared} controls autoPlay playsInline>
        <a href={source.src}>Download the video</a>
      </video>
    );
  }
  return (
    <iframe {...shared} allow="autoplay; encrypted-media; picture-in-picture; fullscreen" allowFullScreen />
  );
}

/**
 * Returns the path of a file of this site, also for a whole URL. Rendered pages contain paths and responses whole URLs,
 * and an audio element restarts when its `src` changes from one to the other.
 */
export function ownMediaPath(url: string): string {
  if (typeof location === 'undefined') return url;
  return url.startsWith(`${location.origin}/media/`) ? url.slice(location.origin.length) : url;
}
