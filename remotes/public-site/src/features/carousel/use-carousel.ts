import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { watchVisibility } from '@narthex/shared-ui/watch-visibility';
import type {
  CarouselPosition,
  CarouselSettings,
  RunningCarousel,
  StartCarousel,
} from './engines/running-carousel';
import { whenNeeded } from './when-needed';

/** Whether the person asked for stillness or for few bytes. */
function prefersStill(): boolean {
  const connection: { saveData?: boolean } | undefined = Reflect.get(navigator, 'connection');
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches || connection?.saveData === true;
}

type Holder = 'pointer' | 'keyboard';
type Move = (slides: RunningCarousel) => void;

export interface CarouselState extends CarouselPosition {
  readonly isReady: boolean;
  /** The slides that were shown or are next: what lies behind them is worth fetching. */
  readonly reached: ReadonlySet<number>;
  readonly isPlaying: boolean;
  readonly goTo: (index: number) => void;
  readonly next: () => void;
  readonly previous: () => void;
  readonly togglePlaying: () => void;
  /** While the pointer is over it, or the keyboard in it, it doesn't move by itself. */
  readonly hold: (by: Holder, isHeld: boolean) => void;
}

/** How long before its first move a slider is loaded, in milliseconds: enough for a slow connection. */
const HEAD_START_MS = 2_000;
const FIRST: ReadonlySet<number> = new Set([0]);

/**
 * Starts slides that are already there, shortly before they move. Until then they scroll.
 *
 * @param load Fetches what moves them; the same function on each render.
 */
export function useCarousel(
  viewport: RefObject<HTMLElement | null>,
  { delay, speed, wrap }: CarouselSettings,
  count: number,
  load: () => Promise<StartCarousel>,
): CarouselState {
  const running = useRef<RunningCarousel>(null);
  const startAtOnce = useRef<() => void>(null);
  /** A press that came before the slides could move: it is carried out once they can. */
  const pressed = useRef<Move>(null);
  const [position, setPosition] = useState<CarouselPosition | null>(null);
  const [reached, setReached] = useState<ReadonlySet<number>>(FIRST);
  const [isPlaying, setPlaying] = useState(true);
  // Each for itself: the pointer that leaves doesn't let go of what the keyboard holds.
  const [held, setHeld] = useState<Readonly<Record<Holder, boolean>>>({ pointer: false, keyboard: false });
  const [isSeen, setSeen] = useState(true);

  // A layout effect ends before the slides leave the page: to put them back in their order later would tie their
  // pictures, and with them the whole page that was left, to the document.
  useLayoutEffect(() => {
    const slides = viewport.current;
    if (count < 2 || !slides) return;
    let isGone = false;
    // A row needs its arrows as soon as it is seen; what shows one slide at a time needs its dots when it begins to move.
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
        () => undefined, // It stays a row that scrolls.
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
  // What nobody sees needn't move, nor fetch the pictures of its next slides.
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
    active: position?.active ?? 0,
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
