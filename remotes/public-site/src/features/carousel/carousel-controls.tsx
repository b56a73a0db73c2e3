import { t } from '@narthex/shared-contracts/translate';
import { useApplicationNeed, useIsHydrated } from '@narthex/shared-ui';
import { SLIDE_LINK_ATTRIBUTE } from '@narthex/shared-ui/slide-attributes';
import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { isForNewTab } from '../../components/links/is-for-new-tab';
import type { CarouselState } from './use-carousel';
import styles from './carousel-controls.module.css';

interface CarouselControlsProps {
  readonly label: string;
  readonly variant: 'banner' | 'feature' | 'rail';
  /** Holds the ids of the slides, which the dots link to. */
  readonly slideIds: readonly string[];
  readonly carousel: CarouselState;
}

/**
 * Renders dots, a pause button and, for a rail, arrows. The dots are links to the slides, which the browser scrolls into
 * view before the slider runs. Those of a rail need the number of positions, which is known once it has started.
 */
export function CarouselControls({ label, variant, slideIds, carousel }: CarouselControlsProps) {
  const { active, stops, isReady, isPlaying } = carousel;
  const isHydrated = useIsHydrated();
  const need = useApplicationNeed('only press');
  const isShown = isReady || !isHydrated || variant !== 'rail';
  const dots = isReady || variant !== 'rail' ? stops : 0;
  const unit = variant === 'rail' ? t('position') : t('slide');
  return (
    <div
      className={styles.controls}
      data-variant={variant}
      data-surface={variant === 'rail' ? undefined : 'night'}
      data-state={isShown ? 'ready' : 'still'}
      role="group"
      aria-label={`${label}: controls`}
      hidden={isReady && stops < 2}
    >
      {variant === 'rail' ? (
        <button
          {...need}
          type="button"
          className={styles.round}
          aria-label="Previous"
          onClick={carousel.previous}
        >
          <ChevronLeft size={20} aria-hidden="true" />
        </button>
      ) : null}
      <div className={styles.dots}>
        {Array.from({ length: dots }, (_, index) => (
          <a
            key={index}
            href={`#${slideIds[index]}`}
            {...{ [SLIDE_LINK_ATTRIBUTE]: isHydrated ? undefined : '' }}
            className={styles.dot}
            aria-label={`Go to ${unit} ${index + 1} of ${stops}`}
            aria-current={index === active || undefined}
            // The starter may have marked another dot.
            suppressHydrationWarning
            onClick={(event) => {
              if (isForNewTab(event)) return;
              event.preventDefault();
              carousel.goTo(index);
            }}
          />
        ))}
      </div>
      {variant === 'rail' ? (
        <button {...need} type="button" className={styles.round} aria-label="Next" onClick={carousel.next}>
          <ChevronRight size={20} aria-hidden="true" />
        </button>
      ) : null}
      <button
        {...need}
        type="button"
        className={styles.round}
        data-moves={isReady}
        aria-label={isPlaying ? `Pause ${label}` : `Play ${label}`}
        onClick={carousel.togglePlaying}
      >
        {isPlaying ? (
          <Pause size={16} fill="currentColor" aria-hidden="true" />
        ) : (
          <Play size={16} fill="currentColor" aria-hidden="true" />
        )}
      </button>
    </div>
  );
}
