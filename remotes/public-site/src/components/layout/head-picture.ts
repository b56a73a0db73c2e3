import { pictureAt, pictureSources, type PageMeta } from '@narthex/shared-contracts';

/** The picture in the head of a page is shown at these widths. */
export const HEAD_PICTURE_SIZES = '(min-width: 900px) 520px, 94vw';
const FALLBACK_WIDTH = 960;

/** Returns the preload of a picture that is part of the first paint. */
export function buildPreload(
  url: string | null | undefined,
  sizes: string = HEAD_PICTURE_SIZES,
): Pick<PageMeta, 'preloadImages'> {
  const sources = pictureSources(url);
  const href = pictureAt(url, FALLBACK_WIDTH, 'avif');
  if (!sources || !href) return {};
  return { preloadImages: [{ href, srcSet: sources.avif, sizes, type: 'image/avif' }] };
}
