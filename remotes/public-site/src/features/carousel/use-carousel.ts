import { usesLessData } from '@narthex/shared-contracts/low-data';
import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { SLIDE_LINK_ATTRIBUTE } from '@narthex/shared-ui/slide-attributes';
import { watchVisibility } from '@narthex/shared-ui/watch-visibility';
import type {
  CarouselPosition,
  CarouselSettings,
  RunningCarousel,
  StartCarousel,
} from './engines/running-carousel';
import { whenNeeded } from './when-needed';

/** Returns whether the person prefers less motion or uses less data. */
const prefersStill = (): boolean =>
  window.matchMedia('(prefers-reduced-motion: reduce)').matches || usesLessData();

type Holder = 'pointer' | 'keyboard';
type Move = (slides: RunningCarousel) => void;

export interface CarouselState extends CarouselPosition {
  readonly isReady: boolean;
  /** Holds the slides that were shown or are next, whose backgrounds are worth loading. */
  readonly reached: ReadonlySet<number>;
  readonly isPlaying: boolean;
  readonly goTo: (index: number) => void;
  readonly next: () => void;
  readonly previous: () => void;
  readonly togglePlaying: () => void;
  /** Pauses the slides while the pointer is over them or the focus is in them. */
  readonly hold: (by: Holder, isHeld: boolean) => void;
}

/** A slider is loaded this long before its first move, which is enough for a slow connection. */
const HEAD_START_MS = 2_000;
const FIRST: ReadonlySet<number> = new Set([0]);

/**
 * Runs slides of the page as a slider, which starts shortly before their first move. Until then they can be scrolled.
 *
 * @param load Loads the code of the slider. It must be the same function on each render.
 */
export function useCarousel(
  viewport: RefObject<HTMLElement | null>,
  { delay, speed, wrap }: CarouselSettings,
  count: number,
  load: () => Promise<StartCarousel>,
): CarouselState {
  const running = useRef<RunningCarousel>(null);
  const startAtOnce = useRef<() => void>(null);
  /** A press before the slider has started is carried out once it has. */
  const pressed = useRef<Move>(null);
  const [position, setPosition] = useState<CarouselPosition | null>(null);
  const [reached, setReached] = useState<ReadonlySet<number>>(FIRST);
  const [scrolledTo, setScrolledTo] = useState(0);
  const [isPlaying, setPlaying] = useState(true);
  // They are tracked separately: when the pointer leaves, the focus still holds the slides.
  const [held, setHeld] = useState<Readonly<Record<Holder, boolean>>>({ pointer: false, keyboard: false });
  const [isSeen, setSeen] = useState(true);

  // The slides may have been scrolled before hydration. The starter has then marked another dot, of which React doesn't
  // know, so the mark is put back first.
  useLayoutEffect(() => {
    const slides = viewport.current;
    if (!slides || slides.scrollLeft === 0) return;
    const dots = slides.parentElement?.querySelectorAll(`[${SLIDE_LINK_ATTRIBUTE}]`) ?? [];
    for (const dot of dots) dot.removeAttribute('aria-current');
    dots[0]?.setAttribute('aria-current', 'true');
    setScrolledTo(Math.round(slides.scrollLeft / (slides.clientWidth || Infinity)));
  }, [viewport]);

  // A layout effect ends before the slides leave the page. Restoring their order later would keep references from the
  // document to the removed page, with all of its pictures.
  useLayoutEffect(() => {
    const slides = viewport.current;
    if (count < 2 || !slides) return;
    let isGone = false;
    // A row needs its arrows as soon as it is visible; a slider of single slides needs its dots only when it moves.
    const wait = wrap === 'rewind' ? 0 : Math.max(0, delay - HEAD_START_MS);
    const { callOff, runAtOnce } = whenNeeded(slides, wait, (waited) => {
      const firstDelay = delay - waited;
      load().then(
        (start) => {
          if (isGone) return;
          running.current = start(slides, { delay, firstDelay, speed, wrap }, (moved) => {
            setPosition(moved);
            setReached((before) => new Set([...before, moved.active, (moved.active + 1) % count]));
          });
          if (prefersStill()) setPlaying(false);
          pressed.current?.(running.current);
          pressed.current = null;
        },
        () => undefined, // The slides can still be scrolled.
      );
    });
    startAtOnce.current = runAtOnce;
    return () => {
      isGone = true;
      callOff();
      startAtOnce.current = null;
      running.current?.destroy();
      running.current = null;
      setPosition(null);
    };
  }, [viewport, delay, speed, wrap, count, load]);

  const isReady = position !== null;
  // Slides out of view must not move or load the pictures of their neighbours.
  useEffect(
    () => (isReady && viewport.current ? watchVisibility(viewport.current, {}, setSeen) : undefined),
    [isReady, viewport],
  );
  const isMoving = isReady && isSeen && isPlaying && !held.pointer && !held.keyboard;
  useEffect(() => {
    running.current?.setPlaying(isMoving);
  }, [isMoving]);

  function move(how: Move): void {
    if (running.current) return how(running.current);
    pressed.current = how;
    startAtOnce.current?.();
  }

  return {
    active: position?.active ?? scrolledTo,
    stops: position?.stops ?? count,
    isReady,
    reached,
    isPlaying,
    goTo: (index) => move((slides) => slides.goTo(index)),
    next: () => move((slides) => slides.next()),
    previous: () => move((slides) => slides.previous()),
    togglePlaying: () => setPlaying((before) => !before),
    hold: (by, isHeld) => setHeld((before) => ({ ...before, [by]: isHeld })),
  };
}
