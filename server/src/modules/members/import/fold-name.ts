/** Returns the parts of a name, normalised so that case, accents, apostrophes and order make no difference. */
export const foldNameParts = (name: string): string[] =>
  name
    .normalize('NFKD')
    .replace(/[\p{M}'’‘ʼ`´]/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .sort();

/** Returns the same as one text: it is equal for two spellings of one name. */
export const foldName = (name: string): string => foldNameParts(name).join(' ');
