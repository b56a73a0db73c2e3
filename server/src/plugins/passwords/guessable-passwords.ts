import { t } from '@narthex/shared-contracts/translate';

const COMMON = t(
  'This password is one of the first that somebody would try. Put together a few words that only you would think of.',
);
const OWN = t(
  'This password can be guessed from your name, your email address or the name of this site. Put together a few words that only you would think of.',
);

/**
 * A common word with added digits still counts as common if it makes up at least this share of the password.
 */
const COMMON_SHARE = 0.5;
/** Shorter names occur in too many words by chance. */
const MIN_NAME_LENGTH = 3;
/** A password of names counts as guessable if it has at most this many other letters. */
const MAX_ADDED_LETTERS = 3;

let list: Promise<ReadonlySet<string>> | undefined;

/**
 * Loads the most common leaked passwords in lower case when the first password is chosen, and caches them.
 */
const readCommonPasswords = (): Promise<ReadonlySet<string>> =>
  (list ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common']),
  ));

/** Full-width letters, capitals and composed characters count as the same password. */
const fold = (text: string) => text.normalize('NFKC').toLowerCase();
const keepLettersAndDigits = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '');
/** Guessing programs try `password1!` together with `password`. */
const stripEnds = (text: string) => text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');

const isRepeated = (text: string) => /^(.{1,4})\1+$/u.test(text);

/** Returns true if each character follows the one before: `23456789`, `hgfedcba`. */
function isRow(text: string): boolean {
  const codes = [...text].map((character) => character.codePointAt(0) ?? 0);
  const steps = new Set(codes.slice(1).map((code, index) => code - (codes[index] ?? 0)));
  return steps.size === 1 && (steps.has(1) || steps.has(-1));
}

async function isCommon(password: string): Promise<boolean> {
  if (isRepeated(password) || isRow(password)) return true;
  const common = await readCommonPasswords();
  return [password, keepLettersAndDigits(password)].some((text) => {
    const word = stripEnds(text);
    return common.has(text) || (word.length >= text.length * COMMON_SHARE && common.has(word));
  });
}

/** Returns true if a password consists only of names, digits and a few letters. */
function isMadeOf(password: string, names: readonly string[]): boolean {
  const words = names
    .flatMap((name) => [name, ...name.split('@').slice(0, 1), ...name.split(/[^\p{L}\p{N}]+/u)])
    .map((word) => keepLettersAndDigits(fold(word)))
    .filter((word) => word.length >= MIN_NAME_LENGTH)
    .sort((a, b) => b.length - a.length);
  const text = keepLettersAndDigits(password);
  const rest = words.reduce((left, word) => left.replaceAll(word, ' '), text);
  return rest !== text && rest.replace(/[^\p{L}]/gu, '').length <= MAX_ADDED_LETTERS;
}

/**
 * Returns a message for a password that is easily guessed, otherwise null. As NIST SP 800-63B (3.1.1.2)
 * recommends, it is compared as a whole with common passwords and with the names of person and site, and
 * needs no mixture of characters. `names` contains the person's names and email address, and the site's name.
 */
export async function findPasswordFault(password: string, names: readonly string[]): Promise<string | null> {
  const folded = fold(password);
  if (isMadeOf(folded, names)) return OWN;
  return (await isCommon(folded)) ? COMMON : null;
}
