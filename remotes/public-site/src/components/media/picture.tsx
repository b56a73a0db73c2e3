import { pictureInfo, pictureSources } from '@narthex/shared-contracts';

interface PictureProps {
  readonly url: string;
  /** Is empty if the text beside it says the same. */
  readonly alt: string;
  /** Holds the `sizes` attribute of the image. */
  readonly sizes: string;
  readonly className?: string;
  /** If true, the picture is part of the first paint, so it is loaded with priority. */
  readonly isFirst?: boolean;
  readonly onError?: () => void;
}

/** Renders a stored picture in the smallest format that the browser supports, and any other URL unchanged. */
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
      // A server-rendered picture can fail before hydration, when no handler hears its error event.
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
