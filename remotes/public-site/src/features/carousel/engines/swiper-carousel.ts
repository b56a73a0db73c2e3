import Swiper from 'swiper';
import { Autoplay } from 'swiper/modules';
import { getMoveDuration, type StartCarousel } from './running-carousel';
import './swiper.css';

/** Runs slides with the slider library: rows that stop between cards, and slides that can be dragged with a mouse. */
export const startSwiperCarousel: StartCarousel = (viewport, { delay, firstDelay, speed, wrap }, onMove) => {
  const firstSlide = viewport.querySelector<HTMLElement>('.swiper-slide');
  const width = firstSlide?.offsetWidth ?? 0;
  const initialSlide = width > 0 ? Math.round(viewport.scrollLeft / width) : 0;
  viewport.scrollLeft = 0;
  if (firstSlide) firstSlide.dataset['swiperAutoplay'] = String(firstDelay);
  const isLoop = wrap === 'loop';
  const swiper = new Swiper(viewport, {
    modules: [Autoplay],
    initialSlide,
    speed: getMoveDuration(speed),
    loop: isLoop,
    rewind: !isLoop,
    slidesPerView: isLoop ? 1 : 'auto',
    autoplay: { delay, disableOnInteraction: false },
    watchOverflow: true,
  });
  swiper.autoplay.stop();
  const reportPosition = () => {
    // If a link in a hidden slide gets the focus, the browser scrolls the viewport, which must stay at 0.
    viewport.scrollLeft = 0;
    onMove({
      active: isLoop ? swiper.realIndex : swiper.snapIndex,
      stops: isLoop ? swiper.slides.length : swiper.snapGrid.length,
    });
  };
  swiper.on('slideChange', reportPosition);
  swiper.once('slideChange', () => delete firstSlide?.dataset['swiperAutoplay']);
  swiper.on('snapGridLengthChange', reportPosition);
  reportPosition();
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
};
