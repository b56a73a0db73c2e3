import type { CarouselPosition } from './running-carousel';
import { startScrollCarousel } from './scroll-carousel';

const WIDTH = 300;
const SETTINGS = { delay: 1_000, firstDelay: 400, speed: 200, wrap: 'loop' } as const;

/** The requested animations of the track, each with a function that ends it. */
let moves: { readonly from: string; readonly end: () => void }[] = [];
const isReduced = { matches: false };

function start() {
  document.body.innerHTML =
    '<div id="viewport"><div>' +
    [0, 1, 2].map((slide) => `<div data-slide="${slide}"></div>`).join('') +
    '</div></div>';
  const viewport = document.getElementById('viewport') as HTMLElement;
  Object.defineProperty(viewport, 'clientWidth', { value: WIDTH });
  const track = viewport.firstElementChild as HTMLElement;
  track.animate = (keyframes) => {
    const [from = ''] = Reflect.get(Object(keyframes), 'transform');
    const animation = { cancel: () => undefined, onfinish: () => undefined };
    moves.push({ from, end: () => animation.onfinish() });
    return animation as unknown as Animation;
  };
  const positions: CarouselPosition[] = [];
  const carousel = startScrollCarousel(viewport, SETTINGS, (position) => positions.push(position));
  const slide = (index: number) => viewport.querySelectorAll<HTMLElement>('[data-slide]')[index];
  const active = () => positions.at(-1)?.active;
  return { viewport, carousel, slide, active };
}

/** Scrolls the viewport as a swipe does. */
function scroll(viewport: HTMLElement, left: number) {
  viewport.scrollLeft = left;
  viewport.dispatchEvent(new Event('scroll'));
}

beforeEach(() => {
  jest.useFakeTimers();
  moves = [];
  isReduced.matches = false;
  window.matchMedia = () => isReduced as MediaQueryList;
});
afterEach(() => jest.useRealTimers());

it('shows the first slide for what is left of its time, and each other for the whole of it', () => {
  const { carousel, active, viewport } = start();
  carousel.setPlaying(true);
  jest.advanceTimersByTime(399);
  expect(active()).toBe(0);
  jest.advanceTimersByTime(1);
  expect([active(), viewport.scrollLeft]).toEqual([1, WIDTH]);
  jest.advanceTimersByTime(999);
  expect(active()).toBe(1);
  jest.advanceTimersByTime(1);
  expect(active()).toBe(2);
});

it('slides the way that it leads to, also around', () => {
  const { carousel, slide } = start();
  carousel.goTo(2);
  expect(moves.at(-1)?.from).toBe('translateX(600px)');
  carousel.next();
  // The last slide leaves to the left while the first enters from the right.
  expect(moves.at(-1)?.from).toBe('translateX(300px)');
  expect(slide(2)?.style.transform).toBe('translateX(-300%)');
  carousel.previous();
  expect(moves.at(-1)?.from).toBe('translateX(-300px)');
  expect([slide(0), slide(2)].map((one) => one?.style.transform)).toEqual(['translateX(300%)', '']);
});

it('leaves snapping to the browser but for a move', () => {
  const { carousel, viewport } = start();
  carousel.next();
  expect(viewport.style.scrollSnapType).toBe('none');
  moves.at(-1)?.end();
  expect(viewport.style.scrollSnapType).toBe('');
});

it('follows a thumb, and lets what it came to stand for its time', () => {
  const { carousel, viewport, active } = start();
  carousel.setPlaying(true);
  jest.advanceTimersByTime(300);
  scroll(viewport, 2 * WIDTH - 20);
  expect(active()).toBe(2);
  jest.advanceTimersByTime(999);
  expect([active(), moves]).toEqual([2, []]);
  jest.advanceTimersByTime(1);
  expect(active()).toBe(0);
});

it('jumps where people prefer less motion', () => {
  isReduced.matches = true;
  const { carousel, viewport, active } = start();
  carousel.next();
  expect([active(), viewport.scrollLeft, moves]).toEqual([1, WIDTH, []]);
});

it('stands still when it is held, and when it is gone', () => {
  const { carousel, viewport, active } = start();
  carousel.setPlaying(true);
  carousel.setPlaying(false);
  jest.advanceTimersByTime(5_000);
  expect(active()).toBe(0);
  carousel.setPlaying(true);
  carousel.destroy();
  jest.advanceTimersByTime(5_000);
  scroll(viewport, WIDTH);
  expect(active()).toBe(0);
});
