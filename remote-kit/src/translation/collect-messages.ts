import type { Mount } from '@narthex/shared-contracts/descriptor';
import type { Language } from '@narthex/shared-contracts/languages';
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { catalogueFile, readCatalogue, listMountTexts } from './catalogue';
import { findMessages } from './find-messages';
import { findUnmarked } from './find-unmarked';
import { findFault, type Catalogue } from './translate-source';
import type { MessageUnit } from './units/message-unit';

const IS_SOURCE = /\.tsx?$/;
const IS_TEST = /\.test\.tsx?$|\.testing\.tsx?$|(^|\/)testing(\/|\.ts)|\.d\.ts$/;

/** Maps the texts of a room that people read to their places in the sources. */
export type RoomMessages = ReadonlyMap<string, readonly MessageUnit[]>;

function listSources(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => IS_SOURCE.test(file) && !IS_TEST.test(file.replaceAll(path.sep, '/')))
    .sort()
    .map((file) => path.join(folder, file));
}

/**
 * Returns the texts of a remote's descriptor. Texts of mounts that are derived from code stand in that code.
 */
function listDescriptorTexts(room: string): string[] {
  const file = path.join(room, 'remote.json');
  if (!existsSync(file)) return [];
  const { title, mounts = [] } = JSON.parse(readFileSync(file, 'utf8')) as {
    title: string;
    mounts?: Mount[];
  };
  return [title, ...mounts.flatMap(listMountTexts)];
}

/** Describes a text that people seem to read but that isn't marked for translation. */
export interface RoomText {
  readonly file: string;
  readonly line: number;
  readonly text: string;
}

/** Lists the texts of a room that people seem to read but that aren't marked with `t`. */
export const listUnmarked = (room: string): RoomText[] =>
  listSources(path.join(room, 'src')).flatMap((source) =>
    findUnmarked(readFileSync(source, 'utf8'), source).map(({ text, line }) => ({
      file: path.relative(room, source).replaceAll(path.sep, '/'),
      line,
      text,
    })),
  );

/** Finds all texts of a room that people read. In the server these are only the ones marked with `t`. */
export function collectMessages(room: string): RoomMessages {
  const callsOnly = path.basename(room) === 'server';
  const found = new Map<string, MessageUnit[]>();
  for (const text of listDescriptorTexts(room)) found.set(text, []);
  for (const file of listSources(path.join(room, 'src')))
    for (const unit of findMessages(readFileSync(file, 'utf8'), file, { callsOnly }))
      found.set(unit.message, [...(found.get(unit.message) ?? []), unit]);
  return found;
}

/**
 * Updates a catalogue file: new texts get null as translation, and texts that no longer exist are removed.
 */
export function updateCatalogue(room: string, language: Language): Catalogue {
  const file = catalogueFile(room, language);
  const known = readCatalogue(file);
  const messages = [...collectMessages(room).keys()].sort();
  const catalogue = Object.fromEntries(messages.map((message) => [message, known[message] ?? null]));
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(catalogue, null, 2)}\n`);
  return catalogue;
}

/** Lists the texts of a room that are missing in its catalogue and therefore shown in English. */
export function listNewMessages(room: string, language: Language): string[] {
  const catalogue = readCatalogue(catalogueFile(room, language));
  return [...collectMessages(room).keys()].filter((message) => !(message in catalogue));
}

/** Returns the errors of a catalogue, one sentence each. A missing text or translation is not an error. */
export function checkCatalogue(room: string, language: Language): string[] {
  const catalogue = readCatalogue(catalogueFile(room, language));
  const messages = collectMessages(room);
  const gone = Object.keys(catalogue).filter((message) => !messages.has(message));
  const faults = [...messages].flatMap(([message, units]) => {
    const translation = catalogue[message];
    return translation ? units.map((unit) => findFault(unit, translation)) : [];
  });
  return [
    ...gone.map((message) => `“${message}” is in the catalogue and nowhere else.`),
    ...new Set(faults.filter((fault) => fault !== null)),
  ];
}
