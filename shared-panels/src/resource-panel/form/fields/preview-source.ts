import { pictureAt } from '@narthex/shared-contracts';

const PREVIEW_WIDTH = 640;

/** What an `<img>` shows of a picture's URL: pictures of our own store come in a small size. */
export function getPreviewSource(url: string | null | undefined): string | null {
  const trimmed = url?.trim();
  return pictureAt(trimmed, PREVIEW_WIDTH, 'jpg') ?? (trimmed || null);
}
