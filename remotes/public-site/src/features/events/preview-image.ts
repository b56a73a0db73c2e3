import { pictureInfo } from '@narthex/shared-contracts';

/** The picture of an event for link previews, or none: then the site's own stands in. */
export const getPreviewImage = (url: string | null): string | undefined =>
  pictureInfo(url) ? `${url}/og.jpg` : undefined;
