import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { DEV_SHELL_URL } from '@narthex/shared-contracts/remote-package';
import { ROOT } from '../run';
import type { LocalShell } from './rewrite-page';

/** The packed commands contain this build of the shell. */
const PACKED_SHELL = fileURLToPath(new URL('../dev-shell', import.meta.url));

/** Returns the shell's sources if this is its repository, or else the build that the packed commands bring. */
export function findShell(): { readonly sources: string } | { readonly output: string } {
  const sources = path.join(ROOT, 'shell');
  return existsSync(path.join(sources, 'webpack.config.ts')) ? { sources } : { output: PACKED_SHELL };
}

interface Assets {
  readonly integrity: Readonly<Record<string, string>>;
  readonly entry: Readonly<Record<'js' | 'css', readonly string[]>>;
}

/** Reads the files of a shell that is built into `output`, as pages refer to them. */
export async function readLocalShell(output: string): Promise<LocalShell> {
  const { integrity, entry } = JSON.parse(await readFile(path.join(output, 'assets.json'), 'utf8')) as Assets;
  const toUrl = (file: string) => DEV_SHELL_URL + file;
  return {
    scripts: entry.js.map(toUrl),
    styles: entry.css.map(toUrl),
    integrity: Object.fromEntries(Object.entries(integrity).map(([file, hash]) => [toUrl(file), hash])),
  };
}
