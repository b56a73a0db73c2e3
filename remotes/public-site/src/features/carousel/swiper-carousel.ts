import Swiper from 'swiper';
import { Autoplay } from 'swiper/modules';
import './swiper.css';

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
 * @param firstDelay How long the first slide has still to stand, in milliseconds.
 */
export function startCarousel(
  viewport: HTMLElement,
  { delay, firstDelay, speed, wrap }: CarouselSettings & { readonly firstDelay: number },
  onMove: (position: CarouselPosition) => void,
): RunningCarousel {
  const firstSlide = viewport.querySelector<HTMLElement>('.swiper-slide');
  const width = firstSlide?.offsetWidth ?? 0;
  const initialSlide = width > 0 ? Math.round(viewport.scrollLeft / width) : 0;
  viewport.scrollLeft = 0;
  if (firstSlide) firstSlide.dataset['swiperAutoplay'] = String(firstDelay);
  const isLoop = wrap === 'loop';
  const swiper = new Swiper(viewport, {
    modules: [Autoplay],
    initialSlide,
    speed: window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : speed,
    loop: isLoop,
    rewind: !isLoop,
    slidesPerView: isLoop ? 1 : 'auto',
    autoplay: { delay, disableOnInteraction: false },
    watchOverflow: true,
  });
  swiper.autoplay.stop();
  const tell = () => {
    // A focused link in a hidden slide makes the browser scroll the box that the slides are moved in.
    viewport.scrollLeft = 0;
    onMove({
      active: isLoop ? swiper.realIndex : swiper.snapIndex,
      stops: isLoop ? swiper.slides.length : swiper.snapGrid.length,
    });
  };
  swiper.on('slideChange', tell);
  swiper.once('slideChange', () => delete firstSlide?.dataset['swiperAutoplay']);
  swiper.on('snapGridLengthChange', tell);
  tell();
  return {
    goTo: (index) => (isLoop ? swiper.slideToLoop(index) : swiper.slideTo(index)),
    next: () => swiper.slideNext(),
    previous: () => swiper.slidePrev(),
    setPlaying: (isPlaying) => {
      if (isPlaying) swiper.autoplay.start();
      else swiper.autoplay.stop();
    },
    destroy: () => swiper.destroy(),
  };
}
