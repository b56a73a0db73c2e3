/** Describes how to recognise a message after its arguments were filled in. */
export interface MessagePattern {
  readonly pattern: RegExp;
  readonly names: readonly string[];
  readonly translation: string;
}

const ARGUMENT = /\{(\w+)\}/g;
const IS_CHOICE = /\{\w+,/;
/**
 * With fewer letters of its own, a pattern such as `{first} to {last}` would match sentences that people
 * wrote.
 */
const MIN_OWN_LETTERS = 6;
/** A quotation after a word is recognised by its quotation marks: `Key “{name}”`. */
const isFramed = (message: string) => /^\p{L}{3,}[^{]*“\{\w+\}”$/u.test(message);

const escapePattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const countLetters = (text: string) => text.replace(/\P{L}/gu, '').length;

/** Lists the messages of a catalogue that have arguments, those with the longest text of their own first. */
export function listPatterns(catalogue: Readonly<Record<string, string | null>>): readonly MessagePattern[] {
  return Object.entries(catalogue)
    .map(([message, translation]) => ({ message, translation, own: message.replace(ARGUMENT, '') }))
    .filter(
      ({ message, translation, own }) =>
        translation !== null &&
        own !== message &&
        !IS_CHOICE.test(message) &&
        (countLetters(own) >= MIN_OWN_LETTERS || isFramed(message)),
    )
    .sort((a, b) => countLetters(b.own) - countLetters(a.own))
    .map(({ message, translation }) => ({
      pattern: new RegExp(
        `^${message
          .split(ARGUMENT)
          .map((part, at) => (at % 2 ? '(.+?)' : escapePattern(part)))
          .join('')}$`,
        's',
      ),
      names: [...message.matchAll(ARGUMENT)].map(([, name]) => name ?? ''),
      translation: translation ?? message,
    }));
}
