import type { PictureName } from '../../pictures/index';

/** Title and HTML content by section key, with a picture where there is one. */
export type PageSeed = Readonly<
  Record<string, readonly [title: string, content: string, picture?: PictureName]>
>;

/** Title and HTML content in Swahili by page type and section key, where the congregation has written them. */
export type PageTranslations = Readonly<
  Record<string, Readonly<Record<string, readonly [title: string, content: string]>>>
>;
