import { getMoveDuration, type StartCarousel } from './running-carousel';

/**
 * Runs slides that fill their viewport, in a ring, by the browser's own scrolling: what is seen first must not wait for a
 * library, nor cost the bytes of one. A move scrolls at once, and slides the track from where it was.
 */
export const startScrollCarousel: StartCarousel = (viewport, { delay, firstDelay, speed }, onMove) => {
  const slides = [...viewport.querySelectorAll<HTMLElement>('[data-slide]')];
  const stops = slides.length;
  const track = slides[0]?.parentElement;
  const readActive = () => Math.round(viewport.scrollLeft / (viewport.clientWidth || Infinity));
  let active = Math.min(stops - 1, readActive());
  let wait = firstDelay;
  let timer: number | undefined;
  let endMove: () => void = () => undefined;

  function show(index: number): void {
    active = index;
    wait = delay;
    onMove({ active, stops });
    if (timer !== undefined) play();
  }

  /** Slides the track to the slide that is shown already. */
  function animate(from: number, steps: number): void {
    const duration = getMoveDuration(speed);
    if (!track?.animate || duration === 0) return;
    const last = slides[from];
    // From the last slide to the first, and back, the one that leaves stands on the other side for as long.
    const isAround = Math.abs(active - from) !== Math.abs(steps);
    if (last && isAround) last.style.transform = `translateX(${(active - from - steps) * 100}%)`;
    // The browser would scroll to where it takes a slide to be.
    viewport.style.scrollSnapType = 'none';
    const start = `translateX(${steps * viewport.clientWidth}px)`;
    const animation = track.animate({ transform: [start, 'none'] }, { duration, easing: 'ease' });
    endMove = () => {
      animation.cancel();
      if (last) last.style.transform = '';
      viewport.style.scrollSnapType = '';
    };
    animation.onfinish = endMove;
  }

  /** @param steps How many slides on it looks like; back if negative. */
  function move(index: number, steps: number): void {
    if (index === active) return;
    endMove();
    const from = active;
    show(index);
    viewport.scrollLeft = index * viewport.clientWidth;
    animate(from, steps);
  }
  const step = (steps: number) => move((active + steps + stops) % stops, steps);

  function pause(): void {
    window.clearTimeout(timer);
    timer = undefined;
  }
  function play(): void {
    pause();
    timer = window.setTimeout(() => step(1), wait);
  }
  /** A thumb has moved the slides. */
  function follow(): void {
    const index = readActive();
    if (index !== active && index < stops) show(index);
  }
  viewport.addEventListener('scroll', follow);
  onMove({ active, stops });
  return {
    goTo: (index) => move(index, index - active),
    next: () => step(1),
    previous: () => step(-1),
    setPlaying: (isPlaying) => (isPlaying ? play() : pause()),
    destroy: () => {
      pause();
      endMove();
      viewport.removeEventListener('scroll', follow);
    },
  };
};
