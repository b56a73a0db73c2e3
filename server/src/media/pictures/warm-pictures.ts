import { PICTURE_FORMATS, pictureInfo, pictureWidths } from '@narthex/shared-contracts';
import type { PictureResizer } from './resize-picture';

/** Phones and laptops usually request these widths first. */
const COMMON_WIDTHS: readonly number[] = [640, 780, 1280];

/**
 * Creates the common copies of pictures before visitors need them: in the background, one at a time, and only while no
 * visitor waits for another. Other URLs are skipped. The signal stops it after the copy that is being created.
 */
export async function warmPictures(
  resizer: PictureResizer,
  urls: readonly string[],
  { signal, onError }: { readonly signal: AbortSignal; readonly onError: (error: unknown) => void },
): Promise<void> {
  for (const format of PICTURE_FORMATS) {
    for (const url of urls) {
      const info = pictureInfo(url);
      for (const width of info ? pictureWidths(info.width) : []) {
        if (signal.aborted || !info) return;
        if (!COMMON_WIDTHS.includes(width)) continue;
        await resizer.sized({ key: info.key, width, format }, 'background').catch(onError);
      }
    }
  }
}
