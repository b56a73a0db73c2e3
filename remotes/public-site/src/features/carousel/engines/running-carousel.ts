export interface CarouselSettings {
  /** Milliseconds a slide stands, and milliseconds of a move. */
  readonly delay: number;
  readonly speed: number;
  /** `loop`: slides follow each other in a ring, one at a time; `rewind`: after the last comes the first again. */
  readonly wrap: 'loop' | 'rewind';
}

export interface CarouselPosition {
  readonly active: number;
  /** How many positions there are to stop at. */
  readonly stops: number;
}

export interface RunningCarousel {
  goTo: (index: number) => void;
  next: () => void;
  previous: () => void;
  setPlaying: (isPlaying: boolean) => void;
  destroy: () => void;
}

/**
 * Runs the slides that are already in the page; their layout stays as it is.
 *
 * @param settings With how long the first slide has still to stand, in milliseconds.
 */
export type StartCarousel = (
  viewport: HTMLElement,
  settings: CarouselSettings & { readonly firstDelay: number },
  onMove: (position: CarouselPosition) => void,
) => RunningCarousel;

/** Milliseconds of a move: none for people who prefer reduced motion. */
export const getMoveDuration = (speed: number): number =>
  window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : speed;
