import { readFileSync } from 'node:fs';
import path from 'node:path';
import { LANGUAGES, SOURCE_LANGUAGE, type Language } from '@narthex/shared-contracts/languages';
import type { FastifyRequest } from 'fastify';
import { REPOSITORY_ROOT } from '../config';

type Catalogue = Readonly<Record<string, string | null>>;

/** Whose messages leave the server: the schemas' and its own. */
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

/** A message of the server in a language; in English where it has no translation. */
export function translateMessage(message: string, language: Language): string {
  const catalogue = catalogues.get(language);
  return (catalogue && Object.hasOwn(catalogue, message) && catalogue[message]) || message;
}

/** The messages of fields in a language. */
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

/**
 * The language of the page that makes a call. Pages name theirs and nothing else; a browser's own list of preferences is no
 * wish: the language of a page is chosen by its URL.
 */
export const readLanguage = ({ headers }: FastifyRequest): Language =>
  LANGUAGES.find((language) => language === headers['accept-language']) ?? SOURCE_LANGUAGE;
