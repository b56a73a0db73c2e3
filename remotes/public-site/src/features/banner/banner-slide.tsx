import type { Slide } from '@narthex/shared-contracts/schemas/homepage';
import { textLanguage } from '@narthex/shared-contracts/text-language';
import { toLine } from '@narthex/shared-contracts/text-form';
import { buttonClassName } from '@narthex/shared-ui';
import { Picture } from '../../components/media/picture';
import { SmartLink } from '../../components/links/smart-link';
import styles from './banner-slide.module.css';

export const BANNER_SIZES = '(min-width: 800px) 56vw, 100vw';

/** Renders the text of a slide, beside its picture on wide screens and below it on phones. */
export function BannerSlide({ slide, second }: { slide: Slide; second: { label: string; to: string } }) {
  return (
    <div className={styles.content} data-surface="night">
      <h2 className={styles.title} lang={textLanguage(slide, 'title')}>
        {slide.title}
      </h2>
      <p className={styles.text} lang={textLanguage(slide, 'content')}>
        {toLine(slide.content)}
      </p>
      <p className={styles.actions}>
        {slide.cta_text && slide.cta_link ? (
          <SmartLink
            to={slide.cta_link}
            className={buttonClassName({ variant: 'gold' })}
            lang={textLanguage(slide, 'cta_text')}
          >
            {slide.cta_text}
          </SmartLink>
        ) : null}
        <SmartLink to={second.to} className={buttonClassName({ variant: 'line' })}>
          {second.label}
        </SmartLink>
      </p>
    </div>
  );
}

export function BannerPicture({ slide, isFirst }: { slide: Slide; isFirst: boolean }) {
  return (
    <div className={styles.picture}>
      {slide.image_url ? (
        <Picture url={slide.image_url} alt="" sizes={BANNER_SIZES} isFirst={isFirst} />
      ) : (
        <div className={styles.placeholder} />
      )}
    </div>
  );
}
