import { pictureAt } from '@narthex/shared-contracts';

const PREVIEW_WIDTH = 640;

/** Returns the preview of a picture's URL. Stored pictures are loaded in a small size. */
export function getPreviewSource(url: string | null | undefined): string | null {
  const trimmed = url?.trim();
  return pictureAt(trimmed, PREVIEW_WIDTH, 'jpg') ?? (trimmed || null);
}
