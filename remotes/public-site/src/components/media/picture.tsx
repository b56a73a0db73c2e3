import { pictureInfo, pictureSources } from '@narthex/shared-contracts';

interface PictureProps {
  readonly url: string;
  /** Empty where the words beside it say the same. */
  readonly alt: string;
  /** How wide it is shown, as the `sizes` of an image. */
  readonly sizes: string;
  readonly className?: string;
  /** It paints first: fetched at once and before others. */
  readonly isFirst?: boolean;
  readonly onError?: () => void;
}

/** A picture of the site's store in the smallest form the browser can read; any other URL as it is. */
export function Picture({ url, alt, sizes, className, isFirst = false, onError }: PictureProps) {
  const info = pictureInfo(url);
  const sources = pictureSources(url);
  const image = (
    <img
      className={className}
      {...(sources ? { srcSet: sources.jpg, sizes } : {})}
      src={sources?.fallbackSrc ?? url}
      alt={alt}
      width={info?.width}
      height={info?.height}
      style={info ? { backgroundColor: info.colour } : undefined}
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : 'auto'}
      decoding="async"
      onError={onError}
      // In a page from the server the picture can fail before anyone listens.
      ref={(element) => {
        if (onError && element?.complete && element.naturalWidth === 0 && element.currentSrc) onError();
      }}
    />
  );
  if (!sources) return image;
  return (
    <picture>
      <source type="image/avif" srcSet={sources.avif} sizes={sizes} />
      <source type="image/webp" srcSet={sources.webp} sizes={sizes} />
      {image}
    </picture>
  );
}
