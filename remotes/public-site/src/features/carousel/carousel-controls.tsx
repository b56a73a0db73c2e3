import { t } from '@narthex/shared-contracts/translate';
import { useApplicationNeed, useIsHydrated } from '@narthex/shared-ui';
import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import type { CarouselState } from './use-carousel';
import styles from './carousel-controls.module.css';

interface CarouselControlsProps {
  readonly label: string;
  readonly variant: 'banner' | 'feature' | 'rail';
  readonly carousel: CarouselState;
}

/**
 * Renders dots, a pause button and, for a rail, arrows. The dots of a rail need the number of positions, which is known
 * once it has started.
 */
export function CarouselControls({ label, variant, carousel }: CarouselControlsProps) {
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
          <button
            key={index}
            {...need}
            type="button"
            className={styles.dot}
            aria-label={`Go to ${unit} ${index + 1} of ${stops}`}
            aria-current={index === active || undefined}
            onClick={() => carousel.goTo(index)}
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
