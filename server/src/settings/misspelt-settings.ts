/** Is a name of the environment that is no setting, and the setting that it was probably meant to be. */
export interface MisspeltSetting {
  readonly name: string;
  readonly meant: string;
}

/** Shorter words are words of other programs as well: `APP_HOST` isn't `API_HOST`, and `SMTP_URI` isn't `SMTP_URL`. */
const MIN_WORD_LENGTH = 4;

/** Returns true if one letter more, less, other or changed with its neighbour makes one word of the other. */
function isOneEditAway(word: string, other: string): boolean {
  let start = 0;
  while (start < word.length && word[start] === other[start]) start += 1;
  const [rest, otherRest] = [word.slice(start), other.slice(start)];
  const isSwapped =
    rest[0] === otherRest[1] && rest[1] === otherRest[0] && rest.slice(2) === otherRest.slice(2);
  return (
    rest.slice(1) === otherRest ||
    rest === otherRest.slice(1) ||
    rest.slice(1) === otherRest.slice(1) ||
    (rest.length > 1 && isSwapped)
  );
}

/** Returns true if a name is a setting in other capitals, or with one slip in a long word of several. */
function resembles(name: string, setting: string): boolean {
  const words = name.toUpperCase().split('_');
  const known = setting.split('_');
  if (known.length < 2 || words.length !== known.length) return false;
  const different = known.flatMap((meant, index) => {
    const word = words[index] ?? '';
    return word === meant ? [] : [{ word, meant }];
  });
  return (
    different.length < 2 &&
    different.every(({ word, meant }) => meant.length >= MIN_WORD_LENGTH && isOneEditAway(word, meant))
  );
}

/**
 * Returns the variables that are probably misspelt settings. The rule is narrow, because the environment is full of names
 * of other programs: one slip at most, in a setting that isn't set.
 */
export function findMisspeltSettings(
  environment: NodeJS.ProcessEnv,
  settings: readonly string[],
): MisspeltSetting[] {
  const isSet = (name: string) => Boolean(environment[name]);
  const unset = settings.filter((setting) => !isSet(setting));
  return Object.keys(environment).flatMap((name) => {
    if (!isSet(name) || settings.includes(name)) return [];
    const meant = unset.find((setting) => resembles(name, setting));
    return meant === undefined ? [] : [{ name, meant }];
  });
}

export const describeMisspelt = ({ name, meant }: MisspeltSetting): string =>
  `${name} is no setting of the site and changes nothing. If ${meant} is meant, rename it.`;
