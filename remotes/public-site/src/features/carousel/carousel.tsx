import { classNames, loadCode } from '@narthex/shared-ui';
import { SLIDES_ATTRIBUTE } from '@narthex/shared-ui/slide-attributes';
import { useRef, type FocusEvent, type ReactNode } from 'react';
import { CarouselControls } from './carousel-controls';
import type { CarouselSettings, StartCarousel } from './engines/running-carousel';
import { startScrollCarousel } from './engines/scroll-carousel';
import { useCarousel } from './use-carousel';
import styles from './carousel.module.css';

/** A featured event is shown long enough to be read. */
export const FEATURED_SLIDE_MS = 5000;

/** Duration of the transition to the next featured event. */
export const FEATURED_TRANSITION_MS = 700;

interface CarouselSlide {
  readonly key: string | number;
  readonly content: ReactNode;
  /** Holds the background of the content. It is hidden, so that its picture isn't loaded, until it may be seen. */
  readonly backdrop?: ReactNode;
}

type Variant = 'banner' | 'feature' | 'rail';

const loadSwiper = () =>
  loadCode(() => import('./engines/swiper-carousel')).then(({ startSwiperCarousel }) => startSwiperCarousel);
/** The first visible slider must not wait for the library, and most visits never need it. */
const LOAD: Readonly<Record<Variant, () => Promise<StartCarousel>>> = {
  banner: async () => startScrollCarousel,
  feature: loadSwiper,
  rail: loadSwiper,
};

interface CarouselProps {
  /** Begins the ids of the slides, such as `welcome` for `#welcome-slide-2`. */
  readonly id: string;
  readonly label: string;
  /**
   * `banner` has the full width of the home page; `feature` shows one slide at a time inside a page; `rail` is a row of
   * cards.
   */
  readonly variant: Variant;
  readonly slides: readonly CarouselSlide[];
  readonly settings: CarouselSettings;
}

/**
 * Renders a row of slides. At first the browser scrolls it, and dots are links to the slides; shortly before its first
 * move it becomes a slider.
 */
export function Carousel({ id, label, variant, slides, settings }: CarouselProps) {
  const viewport = useRef<HTMLDivElement>(null);
  const carousel = useCarousel(viewport, settings, slides.length, LOAD[variant]);
  const { active, reached, isReady, hold } = carousel;
  const isOneAtATime = variant !== 'rail';
  const slideIds = slides.map((_, index) => `${id}-slide-${index + 1}`);

  function handleFocus(event: FocusEvent<HTMLElement>) {
    if (!event.target.matches(':focus-visible')) return;
    hold('keyboard', true);
    const slide = event.target.closest<HTMLElement>('[data-slide]');
    if (slide && isReady && !isOneAtATime) {
      viewport.current?.scrollTo({ left: 0 });
      carousel.goTo(Number(slide.dataset['slide']));
    }
  }

  return (
    <section
      className={classNames(styles.carousel, styles[variant])}
      aria-roledescription="carousel"
      aria-label={label}
      data-state={isReady ? 'ready' : 'still'}
      onPointerEnter={(event) => hold('pointer', event.pointerType === 'mouse')}
      onPointerLeave={() => hold('pointer', false)}
      onFocus={handleFocus}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) hold('keyboard', false);
      }}
    >
      <div className={classNames('swiper', styles.viewport)} ref={viewport} {...{ [SLIDES_ATTRIBUTE]: '' }}>
        <div className={classNames('swiper-wrapper', styles.track)}>
          {slides.map((slide, index) => (
            <div
              key={slide.key}
              id={slideIds[index]}
              className={classNames('swiper-slide', styles.slide)}
              role="group"
              aria-roledescription="slide"
              aria-label={`${index + 1} of ${slides.length}`}
              data-slide={index}
              inert={isOneAtATime && isReady && index !== active}
            >
              {slide.backdrop ? (
                <div className={styles.backdrop} hidden={!reached.has(index)}>
                  {slide.backdrop}
                </div>
              ) : null}
              {slide.content}
            </div>
          ))}
        </div>
      </div>
      {slides.length > 1 ? (
        <CarouselControls label={label} variant={variant} slideIds={slideIds} carousel={carousel} />
      ) : null}
    </section>
  );
}
