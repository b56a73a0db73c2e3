import { pictureInfo } from '@narthex/shared-contracts';

/** Returns the picture of an event for link previews. Without one, the previews use the picture of the site. */
export const getPreviewImage = (url: string | null): string | undefined =>
  pictureInfo(url) ? `${url}/og.jpg` : undefined;
