import { PICTURE_FORMATS, pictureInfo, pictureWidths } from '@narthex/shared-contracts';
import type { PictureResizer } from './resize-picture';

/** Phones and laptops usually request these widths first. */
const COMMON_WIDTHS: readonly number[] = [640, 780, 1280];

export interface WarmUp {
  readonly finished: Promise<void>;
  /** Stops after the copy that is being created. */
  stop(): Promise<void>;
}

/**
 * Creates the common copies of pictures before visitors need them: in the background, one at a time, and only while no
 * visitor waits for another. Other URLs are skipped.
 */
export function warmPictures(
  resizer: PictureResizer,
  urls: readonly string[],
  onError: (error: unknown) => void,
): WarmUp {
  let stopped = false;

  async function run() {
    for (const format of PICTURE_FORMATS) {
      for (const url of urls) {
        const info = pictureInfo(url);
        for (const width of info ? pictureWidths(info.width) : []) {
          if (stopped || !info) return;
          if (!COMMON_WIDTHS.includes(width)) continue;
          await resizer.sized({ key: info.key, width, format }, 'background').catch(onError);
        }
      }
    }
  }

  const finished = run();
  return {
    finished,
    stop: async () => {
      stopped = true;
      await finished;
    },
  };
}
