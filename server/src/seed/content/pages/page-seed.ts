import type { PictureName } from '../../pictures/index';

/** Title and HTML content by section key, with a picture where there is one. */
export type PageSeed = Readonly<
  Record<string, readonly [title: string, content: string, picture?: PictureName]>
>;
