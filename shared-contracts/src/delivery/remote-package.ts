import { SOURCE_LANGUAGE, type Language } from '../language/languages';

/** This file of a version lists all its other files. */
export const MANIFEST = 'mf-manifest.json';

/**
 * Returns the name of the file that lists the files of one language; for English it is the version's own
 * manifest.
 */
export const manifestName = (language: Language): string =>
  language === SOURCE_LANGUAGE ? MANIFEST : `mf-manifest.${language}.json`;

/**
 * Returns true if a file of a version is code in a language other than English. No visitor loads code of two
 * languages.
 */
export const isTranslatedScript = (file: string): boolean => /\.[a-z]{2}\.[0-9a-f]{8}\.js(\.br)?$/.test(file);

/** Returns true for files that the bundler writes beside a build and that no browser loads. */
export const isBundlerFile = (file: string): boolean => /^mf-stats\.json/.test(file);

/** Outside production, the server writes the token for publishing into this file below its data folder. */
export const SHIP_TOKEN_FILE = 'ship-token';

/** Is the path at which `narthex dev` serves a shell whose modules can be replaced. No site has it. */
export const DEV_SHELL_URL = '/__narthex/shell/';
