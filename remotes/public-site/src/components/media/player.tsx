import { classNames } from '@narthex/shared-ui';
import { ownMediaPath } from './own-media-path';
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
