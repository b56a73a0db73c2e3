import { readFileSync } from 'node:fs';
import path from 'node:path';

const IS_CODE = /\.(js|css)$/;
/** Absolute URLs that end like code, and whatever `import(…)` and `@import` name. */
const FOREIGN_URLS = [
  /https?:\/\/[^\s"'`()<>\\]+\.(?:m?js|css|wasm)(?![\w-])/g,
  /(?:\bimport\(|@import (?:url\()?)\s*["'`]?(https?:\/\/[^\s"'`()<>\\]+)/g,
];

/** The URLs of other origins' scripts, styles and programs in a text, each once. */
export const readForeignUrls = (text: string): string[] => [
  ...new Set(FOREIGN_URLS.flatMap((pattern) => [...text.matchAll(pattern)].map(([all, url]) => url ?? all))),
];

/** The same for built files, in order. */
export const findForeignUrls = (folder: string, files: readonly string[]): string[] =>
  [
    ...new Set(
      files
        .filter((file) => IS_CODE.test(file))
        .flatMap((file) => readForeignUrls(readFileSync(path.join(folder, file), 'utf8'))),
    ),
  ].sort();
