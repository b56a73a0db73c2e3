import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Language } from '@narthex/shared-contracts/languages';
import { findUp } from '../build/find-package';
import type { Catalogue } from './translate-source';

/** The file that holds a room's texts in a language. */
export const catalogueFile = (room: string, language: Language): string =>
  path.join(room, 'translations', `${language}.json`);

/** The same for the room that a source file belongs to. */
export function findCatalogueFile(source: string, language: Language): string | null {
  const manifest = findUp(path.dirname(source), 'package.json');
  return manifest && catalogueFile(path.dirname(manifest), language);
}

/** Reads a catalogue; empty where there is none. */
export function readCatalogue(file: string | null): Catalogue {
  return file && existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Catalogue) : {};
}
