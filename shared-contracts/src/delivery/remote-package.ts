import { SOURCE_LANGUAGE, type Language } from '../language/languages';

/** The file of a version that names all its others. */
export const MANIFEST = 'mf-manifest.json';

/** The file that names those of one language: English is the version's own manifest. */
export const manifestName = (language: Language): string =>
  language === SOURCE_LANGUAGE ? MANIFEST : `mf-manifest.${language}.json`;

/** Whether a file of a version is code of another language than English: no visitor loads both. */
export const isTranslatedScript = (file: string): boolean => /\.[a-z]{2}\.[0-9a-f]{8}\.js(\.br)?$/.test(file);

/** What the bundler writes beside a build and nobody loads. */
export const isBundlerFile = (file: string): boolean =>
  /^mf-(stats|manifest\.[a-z]{2}-stats)\.json/.test(file);

/** Below the server's data folder, outside production: the token that publishing needs. */
export const SHIP_TOKEN_FILE = 'ship-token';

/** Where `narthex dev` serves a shell whose modules can be replaced in an open page. No site has it. */
export const DEV_SHELL_URL = '/__narthex/shell/';
