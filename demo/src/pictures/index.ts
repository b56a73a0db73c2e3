import { fileURLToPath } from 'node:url';
import { EVENT_PICTURES } from './event-pictures';
import { MINISTRY_PICTURES } from './ministry-pictures';
import { PLACE_PICTURES } from './place-pictures';
import { SLIDE_PICTURES } from './slide-pictures';
import { STILL_PICTURES } from './still-pictures';

export type { Picture } from './picture';

export const PICTURES = {
  ...SLIDE_PICTURES,
  ...EVENT_PICTURES,
  ...PLACE_PICTURES,
  ...MINISTRY_PICTURES,
  ...STILL_PICTURES,
} as const;

export type PictureName = keyof typeof PICTURES;

/** Returns the path of a picture's SVG source, from which sharp reads it. */
export const picturePath = (name: PictureName): string =>
  fileURLToPath(new URL(PICTURES[name].file, import.meta.url));
