import { getMoveDuration, type StartCarousel } from './running-carousel';

/**
 * Runs slides with the width of their viewport, in a ring, by native scrolling: the first visible slider must not wait
 * for a library. A move scrolls immediately and animates the track from its previous position.
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

  /** Animates the track from the previous slide to the current one. */
  function animate(from: number, steps: number): void {
    const duration = getMoveDuration(speed);
    if (!track?.animate || duration === 0) return;
    const last = slides[from];
    // Between the last and the first slide, the leaving slide is placed on the other side during the animation.
    const isAround = Math.abs(active - from) !== Math.abs(steps);
    if (last && isAround) last.style.transform = `translateX(${(active - from - steps) * 100}%)`;
    // With snapping, the browser would scroll to the animated position of a slide.
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

  /** @param steps Number of slides that the animation covers; negative to the left. */
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
  /** Updates the state after a swipe. */
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
