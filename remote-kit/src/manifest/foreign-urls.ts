import { readFileSync } from 'node:fs';
import path from 'node:path';

const IS_CODE = /\.(js|css)$/;
/** The patterns match absolute URLs with the ending of code, and all URLs in `import(…)` and `@import`. */
const FOREIGN_URLS = [
  /https?:\/\/[^\s"'`()<>\\]+\.(?:m?js|css|wasm)(?![\w-])/g,
  /(?:\bimport\(|@import (?:url\()?)\s*["'`]?(https?:\/\/[^\s"'`()<>\\]+)/g,
];

/** Returns the distinct URLs of scripts, styles and programs of other origins in a text. */
export const readForeignUrls = (text: string): string[] => [
  ...new Set(FOREIGN_URLS.flatMap((pattern) => [...text.matchAll(pattern)].map(([all, url]) => url ?? all))),
];

/** Does the same for built files, in sorted order. */
export const findForeignUrls = (folder: string, files: readonly string[]): string[] =>
  [
    ...new Set(
      files
        .filter((file) => IS_CODE.test(file))
        .flatMap((file) => readForeignUrls(readFileSync(path.join(folder, file), 'utf8'))),
    ),
  ].sort();
