import type { Mount } from '@narthex/shared-contracts/descriptor';
import type { Language } from '@narthex/shared-contracts/languages';
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { findUp } from '../build/find-package';
import type { Catalogue } from './translate-source';

/** Returns the texts of a mount that people read. */
export const listMountTexts = ({ title, nav, menus = [] }: Mount): string[] =>
  [title, nav, ...menus.map(({ label }) => label)].filter((text) => text !== undefined);

/** Returns the path of the catalogue with a room's texts in a language. */
export const catalogueFile = (room: string, language: Language): string =>
  path.join(room, 'translations', `${language}.json`);

/**
 * Returns the path of the catalogue for the room that a source file belongs to, or null if there is no room.
 */
export function findCatalogueFile(source: string, language: Language): string | null {
  const manifest = findUp(path.dirname(source), 'package.json');
  return manifest && catalogueFile(path.dirname(manifest), language);
}

/** Caches the catalogues of a build, which reads one with each source file. */
const cache = new Map<string, { readonly mtimeMs: number; readonly catalogue: Catalogue }>();

/** Reads a catalogue; it is empty if the file doesn't exist. */
export function readCatalogue(file: string | null): Catalogue {
  const mtimeMs = file ? statSync(file, { throwIfNoEntry: false })?.mtimeMs : undefined;
  if (!file || mtimeMs === undefined) return {};
  const cached = cache.get(file);
  if (cached?.mtimeMs === mtimeMs) return cached.catalogue;
  const catalogue = JSON.parse(readFileSync(file, 'utf8')) as Catalogue;
  cache.set(file, { mtimeMs, catalogue });
  return catalogue;
}
