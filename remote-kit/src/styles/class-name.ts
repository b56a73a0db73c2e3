import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
/** 12 million combinations keep the stylesheets of all remotes of a site apart. */
const FILE_LETTERS = 5;
/** Matches what a stylesheet can name: classes, ids and keyframes. */
const NAMES = /[.#]([A-Za-z_][\w-]*)|@keyframes\s+([\w-]+)/g;

/** Writes a number with letters, the lowest place first. */
function spell(value: number): string {
  const rest = Math.floor(value / LETTERS.length);
  return (LETTERS[value % LETTERS.length] ?? '') + (rest > 0 ? spell(rest - 1) : '');
}

/** Returns the names of a stylesheet in their order, each once. */
function listNames(file: string): readonly string[] {
  const found = [...readFileSync(file, 'utf8').matchAll(NAMES)].map(
    ([, name, keyframes]) => name ?? keyframes,
  );
  return [...new Set(found)].flatMap((name) => name ?? []);
}

/** Names a stylesheet on all sites by some letters. */
function nameFile(id: string): string {
  const hash = createHash('sha256').update(id).digest();
  return Array.from(
    { length: FILE_LETTERS },
    (_, place) => LETTERS[(hash[place] ?? 0) % LETTERS.length],
  ).join('');
}

/** Describes a class of a stylesheet. */
export interface StyleName {
  /** Names the room that the stylesheet is built into, since several may contain the same version of it. */
  readonly room: string;
  /** The folder of the build, which its stylesheets are named relative to, wherever the machine has it. */
  readonly folder: string;
  readonly file: string;
  readonly local: string;
}

/** Returns a name that tells people where a class comes from. */
export const readableClassName = ({ room, file, local }: StyleName): string =>
  `${room}__${path.basename(file).replace('.module.css', '')}__${local}`;

/**
 * Returns a short name: some letters for the stylesheet and some for the place of the class in it. It depends on nothing
 * but the stylesheet, so the builds for browsers and for the server agree. A page contains the name of each class once
 * in its styles and at each element.
 */
export function shortClassName(style: StyleName): string {
  const { room, folder, file, local } = style;
  const place = listNames(file).indexOf(local);
  const stylesheet = nameFile(`${room}/${path.relative(folder, file).replaceAll(path.sep, '/')}`);
  return place < 0 ? `${stylesheet}-${local}` : stylesheet + spell(place);
}
