import { PICTURE_FORMATS, pictureInfo, pictureWidths } from '@narthex/shared-contracts';
import type { PictureResizer } from './resize-picture';

/** What phones and laptops ask for first. */
const COMMON_WIDTHS: readonly number[] = [640, 780, 1280];

export interface WarmUp {
  readonly finished: Promise<void>;
  /** Ends with the copy that is being made. */
  stop(): Promise<void>;
}

/**
 * Makes the common copies of pictures before a visitor waits for them: in the background, one at a time, and only
 * while nobody asks for another. URLs that are no pictures of ours are skipped.
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
