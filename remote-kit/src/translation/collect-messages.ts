import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Mount } from '@narthex/shared-contracts/descriptor';
import type { Language } from '@narthex/shared-contracts/languages';
import { catalogueFile, readCatalogue } from './catalogue';
import { findMessages } from './find-messages';
import { findUnmarked } from './find-unmarked';
import { listMountTexts } from './mount-texts';
import { findFault, type Catalogue } from './translate-source';
import type { MessageUnit } from './units/message-unit';

const IS_SOURCE = /\.tsx?$/;
const IS_TEST = /\.test\.tsx?$|\.testing\.tsx?$|(^|\/)testing(\/|\.ts)|\.d\.ts$/;

/** The texts of a room that people read, with where each stands. */
export type RoomMessages = ReadonlyMap<string, readonly MessageUnit[]>;

function listSources(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => IS_SOURCE.test(file) && !IS_TEST.test(file.replaceAll(path.sep, '/')))
    .sort()
    .map((file) => path.join(folder, file));
}

/** What a remote's descriptor says to people; those of mounts that follow from code stand in the code. */
function listDescriptorTexts(room: string): string[] {
  const file = path.join(room, 'remote.json');
  if (!existsSync(file)) return [];
  const { title, mounts = [] } = JSON.parse(readFileSync(file, 'utf8')) as {
    title: string;
    mounts?: Mount[];
  };
  return [title, ...mounts.flatMap(listMountTexts)];
}

/** A text of a room that looks like one for people and that no translation reaches, with where it stands. */
export interface RoomText {
  readonly file: string;
  readonly line: number;
  readonly text: string;
}

/** The texts of a room that seem to be read by people and can't be translated: they want `t`. */
export const listUnmarked = (room: string): RoomText[] =>
  listSources(path.join(room, 'src')).flatMap((source) =>
    findUnmarked(readFileSync(source, 'utf8'), source).map(({ text, line }) => ({
      file: path.relative(room, source).replaceAll(path.sep, '/'),
      line,
      text,
    })),
  );

/** Finds all texts of a room that people read: of the server, what is marked with `t`. */
export function collectMessages(room: string): RoomMessages {
  const callsOnly = path.basename(room) === 'server';
  const found = new Map<string, MessageUnit[]>();
  for (const text of listDescriptorTexts(room)) found.set(text, []);
  for (const file of listSources(path.join(room, 'src')))
    for (const unit of findMessages(readFileSync(file, 'utf8'), file, { callsOnly }))
      found.set(unit.message, [...(found.get(unit.message) ?? []), unit]);
  return found;
}

/** Brings a catalogue up to date: what is new has no translation yet, what is gone goes. */
export function updateCatalogue(room: string, language: Language): Catalogue {
  const file = catalogueFile(room, language);
  const known = readCatalogue(file);
  const messages = [...collectMessages(room).keys()].sort();
  const catalogue = Object.fromEntries(messages.map((message) => [message, known[message] ?? null]));
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(catalogue, null, 2)}\n`);
  return catalogue;
}

/** The texts of a room that its catalogue doesn't hold yet: they are shown in English. */
export function listNewMessages(room: string, language: Language): string[] {
  const catalogue = readCatalogue(catalogueFile(room, language));
  return [...collectMessages(room).keys()].filter((message) => !(message in catalogue));
}

/** What is wrong with a catalogue, one sentence each. That a text or its translation is missing is nothing wrong. */
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
