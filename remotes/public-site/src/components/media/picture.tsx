import { pictureInfo, pictureSources } from '@narthex/shared-contracts';
import { LOW_DATA_WIDTH, usesLessData } from '@narthex/shared-contracts/low-data';
import { classNames } from '@narthex/shared-ui';
import { PictureReveal } from './reveal/picture-reveal';
import { estimatePicture } from './reveal/picture-size';
import styles from './reveal/picture-reveal.module.css';

interface PictureProps {
  readonly url: string;
  /** Is empty if the text beside it says the same. */
  readonly alt: string;
  /** Holds the `sizes` attribute of the image. */
  readonly sizes: string;
  readonly className?: string;
  /** If true, the picture is part of the first paint, so it is loaded with priority. */
  readonly isFirst?: boolean;
  /**
   * Says how the picture is shown where less data is used: by a button of its own, by a `PictureReveal` before the link
   * that contains it, or not at all, because the link leads to what it shows.
   */
  readonly reveal?: 'own' | 'outside' | 'none';
  readonly onError?: () => void;
}

/** Renders a stored picture in the smallest format that the browser supports, and any other URL unchanged. */
export function Picture({
  url,
  alt,
  sizes: usualSizes,
  className,
  isFirst = false,
  reveal = 'own',
  onError,
}: PictureProps) {
  const info = pictureInfo(url);
  const sources = pictureSources(url);
  // The server changes the same attributes of a page that it sends to somebody who uses less data.
  const isLowData = usesLessData();
  const sizes = isLowData && usualSizes.endsWith('vw') ? `${LOW_DATA_WIDTH}px` : usualSizes;
  const hiding = reveal === 'none' && !estimatePicture(url, usualSizes).isSmall ? styles.linked : undefined;
  const image = (
    <img
      className={classNames(className, sources ? undefined : hiding)}
      {...(sources ? { srcSet: sources.jpg, sizes } : {})}
      src={sources?.fallbackSrc ?? url}
      alt={alt}
      width={info?.width}
      height={info?.height}
      style={info ? { backgroundColor: info.colour } : undefined}
      loading={isFirst && !isLowData ? 'eager' : 'lazy'}
      fetchPriority={isFirst && !isLowData ? 'high' : 'auto'}
      decoding="async"
      onError={onError}
      // A server-rendered picture can fail before hydration, when no handler hears its error event.
      ref={(element) => {
        if (onError && element?.complete && element.naturalWidth === 0 && element.currentSrc) onError();
      }}
    />
  );
  return (
    <>
      {reveal === 'own' ? <PictureReveal url={url} alt={alt} sizes={usualSizes} /> : null}
      {sources ? (
        <picture className={hiding}>
          <source type="image/avif" srcSet={sources.avif} sizes={sizes} />
          <source type="image/webp" srcSet={sources.webp} sizes={sizes} />
          {image}
        </picture>
      ) : (
        image
      )}
    </>
  );
}
