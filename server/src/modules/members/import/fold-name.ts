/** The parts of a name without what people write differently: case, accents, apostrophes, order. */
export const foldNameParts = (name: string): string[] =>
  name
    .normalize('NFKD')
    .replace(/[\p{M}'’‘ʼ`´]/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .sort();

/** The same as one text: two names with the same are spelled alike. */
export const foldName = (name: string): string => foldNameParts(name).join(' ');
