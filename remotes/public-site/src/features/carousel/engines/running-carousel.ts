export interface CarouselSettings {
  /** Holds the duration of a slide and of a transition, in milliseconds. */
  readonly delay: number;
  readonly speed: number;
  /**
   * With `loop`, slides form a ring and are shown one at a time; with `rewind`, the row jumps from the last slide to
   * the first.
   */
  readonly wrap: 'loop' | 'rewind';
}

export interface CarouselPosition {
  readonly active: number;
  /** Counts the positions at which the slides can stop. */
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
 * Runs slides that are already in the page, without changing their layout.
 *
 * @param settings `firstDelay` is the remaining time of the first slide in milliseconds.
 */
export type StartCarousel = (
  viewport: HTMLElement,
  settings: CarouselSettings & { readonly firstDelay: number },
  onMove: (position: CarouselPosition) => void,
) => RunningCarousel;

/** Returns the duration of a transition in milliseconds, which is 0 for people who prefer reduced motion. */
export const getMoveDuration = (speed: number): number =>
  window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : speed;
