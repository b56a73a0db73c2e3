import { croppedWidth, pictureInfo, pictureWidths } from '@narthex/shared-contracts';
import { LOW_DATA_WIDTH } from '@narthex/shared-contracts/low-data';
import { formatFileSize } from '@narthex/shared-ui';

/** A cheap phone has this width, and shows two pixels of a picture for each of its own. */
const PHONE = { width: 390, density: 2 } as const;

/** Is what a photo with much detail needs as AVIF in the quality of the store; drawings need a quarter of it. */
const BYTES_PER_PIXEL = 0.12;

/** Pictures with fewer bytes, such as portraits in a list, are shown without a tap. */
const SHOWN_AT_ONCE_BYTES = 16 * 1024;

/** Returns the width in which a phone shows a picture where less data is used. The last of its `sizes` is for phones. */
function phoneWidth(sizes: string): number {
  const [, amount, unit] = /([\d.]+)(px|vw)$/.exec(sizes) ?? [];
  const shown = unit === 'px' ? Number(amount) : (Number(amount ?? 100) / 100) * PHONE.width;
  return Math.min(shown, LOW_DATA_WIDTH);
}

/**
 * Describes how much data a picture costs where less data is used. The browser chooses the copy, so the size is an upper
 * bound from the number of pixels; it is null for a picture of another site.
 */
export function estimatePicture(url: string, sizes: string): { isSmall: boolean; size: string | null } {
  const info = pictureInfo(url);
  if (!info) return { isSmall: false, size: null };
  const needed = phoneWidth(sizes) * PHONE.density;
  const offered = pictureWidths(info.width);
  const width = offered.find((copy) => croppedWidth(info, copy) >= needed) ?? offered.at(-1) ?? info.width;
  const bytes = BYTES_PER_PIXEL * width * ((width / info.width) * info.height);
  return { isSmall: bytes <= SHOWN_AT_ONCE_BYTES, size: formatFileSize(bytes) };
}
