import { readFileSync } from 'node:fs';
import path from 'node:path';
import { LANGUAGES, SOURCE_LANGUAGE, type Language } from '@narthex/shared-contracts/languages';
import { t as fillMessage, type MessageValues } from '@narthex/shared-contracts/translate';
import type { FastifyRequest } from 'fastify';
import { REPOSITORY_ROOT } from '../config';

/** Describes how to recognise a message after its arguments were filled in. */
interface MessagePattern {
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

type Catalogue = Readonly<Record<string, string | null>>;

/** Messages of these rooms leave the server. */
const ROOMS = ['shared-contracts', 'server'];

const readCatalogue = (room: string, language: Language) =>
  JSON.parse(
    readFileSync(path.join(REPOSITORY_ROOT, room, 'translations', `${language}.json`), 'utf8'),
  ) as Catalogue;

const catalogues: ReadonlyMap<Language, Catalogue> = new Map(
  LANGUAGES.filter((language) => language !== SOURCE_LANGUAGE).map((language) => [
    language,
    Object.assign({}, ...ROOMS.map((room) => readCatalogue(room, language))) as Catalogue,
  ]),
);

const patterns: ReadonlyMap<Language, readonly MessagePattern[]> = new Map(
  [...catalogues].map(([language, catalogue]) => [language, listPatterns(catalogue)]),
);

const SENTENCE_END = /(?<=[.!?]) (?=\S)/;

/** Returns a message in a language, or undefined if the catalogue doesn't hold it. */
function findTranslation(message: string, language: Language): string | undefined {
  const catalogue = catalogues.get(language);
  if (!catalogue) return undefined;
  if (Object.hasOwn(catalogue, message)) return catalogue[message] ?? undefined;
  // A list of sentences is translated one by one, before the pattern of the first could take the others for an argument.
  const sentences = message.split(SENTENCE_END);
  if (sentences.length > 1) {
    const translated = sentences.map((sentence) => findTranslation(sentence, language));
    if (!translated.includes(undefined)) return translated.join(' ');
  }
  for (const { pattern, names, translation } of patterns.get(language) ?? []) {
    const found = pattern.exec(message);
    if (!found) continue;
    const values = names.map((name, at) => [name, translateMessage(found[at + 1] ?? '', language)]);
    return fillMessage(translation, Object.fromEntries(values) as Record<string, string>);
  }
  return undefined;
}

/**
 * Translates a message of the server, or several sentences that are one each; without a translation it stays English. An
 * argument that is a message itself is translated too: `Leader` in `Leader created successfully!`.
 */
export const translateMessage = (message: string, language: Language): string =>
  findTranslation(message, language) ?? message;

/** Writes messages in one language: `say(t('{count} urgent'), { count })`. */
export type Say = (message: string, values?: MessageValues) => string;

/**
 * Returns a function that writes messages in a language, for responses whose texts are data, such as labels
 * of figures.
 */
export const sayIn =
  (language: Language): Say =>
  (message, values) =>
    fillMessage(translateMessage(message, language), values);

/** Translates the messages of fields. */
export const translateErrors = (
  errors: Readonly<Record<string, readonly string[]>>,
  language: Language,
): Record<string, string[]> =>
  Object.fromEntries(
    Object.entries(errors).map(([field, messages]) => [
      field,
      messages.map((message) => translateMessage(message, language)),
    ]),
  );

/** Returns the language that a browser prefers, for URLs that have none. */
export const readPreferredLanguage = ({ headers }: Pick<FastifyRequest, 'headers'>): Language =>
  LANGUAGES.find((known) => headers['accept-language']?.startsWith(known)) ?? SOURCE_LANGUAGE;

/**
 * Returns the language of the page that makes a call. Pages send exactly one language. A browser's list of
 * preferences is ignored, because the URL decides the language of a page.
 */
export const readLanguage = ({ headers }: Pick<FastifyRequest, 'headers'>): Language =>
  LANGUAGES.find((language) => language === headers['accept-language']) ?? SOURCE_LANGUAGE;
