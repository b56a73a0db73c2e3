import { classNames } from '@narthex/shared-ui';
import { ownMediaPath } from './own-media-path';
import styles from './player.module.css';

/** A video of this site, or the frame of another site that plays it or shows the map. */
export interface PlayerSource {
  readonly kind: 'file' | 'frame';
  readonly src: string;
}

interface PlayerProps {
  readonly source: PlayerSource;
  /** What is shown, for screen readers: "Map: Main Assembly Hall". */
  readonly title: string;
  readonly className?: string | undefined;
  /** Where the pressed link is gone, the keyboard goes on in what took its place. */
  readonly takesFocus?: boolean;
}

const focus = (element: HTMLElement | null) => element?.focus();

/** Plays at once: it is put up only after a tap. */
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
