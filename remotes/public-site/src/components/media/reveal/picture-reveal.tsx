import { t } from '@narthex/shared-contracts/translate';
import { VisuallyHidden } from '@narthex/shared-ui';
import { estimatePicture } from './picture-size';
import styles from './picture-reveal.module.css';

interface PictureRevealProps {
  readonly url: string;
  readonly alt: string;
  /** Holds the `sizes` attribute of the picture. */
  readonly sizes: string;
}

/**
 * Renders the button that shows the next picture where less data is used. It is in every page and works by styles alone,
 * since pages are the same for everybody and some visitors have no scripts.
 */
export function PictureReveal({ url, alt, sizes }: PictureRevealProps) {
  const { isSmall, size } = estimatePicture(url, sizes);
  if (isSmall) return null;
  return (
    <details className={styles.reveal}>
      <summary>
        {/* No search may take the button for a text of the page: this attribute is the one of search engines. */}
        <span data-nosnippet="">
          {size ? t('Show the picture, up to {size}', { size }) : t('Show the picture')}
          {alt ? <VisuallyHidden>: {alt}</VisuallyHidden> : null}
        </span>
      </summary>
    </details>
  );
}
