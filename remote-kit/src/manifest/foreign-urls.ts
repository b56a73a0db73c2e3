import { readFileSync } from 'node:fs';
import path from 'node:path';

const IS_CODE = /\.(js|css)$/;
/** Matches an absolute URL that is all of a string or of `url(…)`: those in sentences lead people to documentation. */
const WHOLE_URL = /(?<=["'`(])https?:\/\/[^\s"'`()<>\\]+(?=["'`)])/g;
/** Matches a URL in `import(…)` and `@import`. */
const IMPORTED_URL = /(?<=\bimport\(\s*["'`]|@import (?:url\()?\s*["'`]?)https?:\/\/[^\s"'`()<>\\]+/g;

/** Returns true if the path ends as that of a script, a stylesheet or a program, and not only the host: `redux.js.org`. */
const hasCodeEnding = (url: string) => URL.canParse(url) && /\.(m?js|css|wasm)$/.test(new URL(url).pathname);

/** Returns the distinct URLs of scripts, styles and programs of other origins that a text loads. */
export const readForeignUrls = (text: string): string[] => {
  const find = (pattern: RegExp) => [...text.matchAll(pattern)].map(([url]) => url);
  return [...new Set([...find(WHOLE_URL).filter(hasCodeEnding), ...find(IMPORTED_URL)])];
};

/** Does the same for built files, in sorted order. */
export const findForeignUrls = (folder: string, files: readonly string[]): string[] =>
  [
    ...new Set(
      files
        .filter((file) => IS_CODE.test(file))
        .flatMap((file) => readForeignUrls(readFileSync(path.join(folder, file), 'utf8'))),
    ),
  ].sort();
