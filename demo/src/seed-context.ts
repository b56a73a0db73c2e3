import type { Translations } from '@narthex/shared-contracts/schemas/translations';
import type { VideoName } from './videos/index';
import type { PictureName } from './pictures/index';
import type { SeedTime } from './seed-time';

/** Holds what the rows of every subject are made from. */
export interface SeedContext {
  readonly time: SeedTime;
  readonly url: (picture: PictureName) => string;
  readonly video: (name: VideoName) => string;
}

/** The URL of a picture, or null where content has none. */
export const optionalUrl = ({ url }: SeedContext, picture: PictureName | undefined): string | null =>
  picture === undefined ? null : url(picture);

/** Part of a list, each element at most once, by the numbers of `random`. */
export function sample<T>(list: readonly T[], count: number, random: { int(below: number): number }): T[] {
  const rest = [...list];
  const chosen: T[] = [];
  while (chosen.length < count && rest.length > 0) {
    chosen.push(...rest.splice(random.int(rest.length), 1));
  }
  return chosen;
}

/** Returns the Swahili texts of a row as it stores them. */
export const inSwahili = (texts: Translations['sw']): Translations => (texts ? { sw: texts } : {});
