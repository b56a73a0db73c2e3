import { createRequire } from 'node:module';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { REPOSITORY_ROOT } from '../../config';

const SHELL = path.join(REPOSITORY_ROOT, 'shell');
export const SHELL_FILES = path.join(SHELL, 'dist');

const assetsSchema = z.object({
  version: z.string(),
  integrity: z.record(z.string(), z.string()),
  entry: z.object({ js: z.array(z.string()), css: z.array(z.string()) }),
});

/** The shell as it was built: its files, its page and the code that renders pages. */
export interface ShellBuild {
  readonly version: string;
  /** Hash by address, for every file of the shell. */
  readonly integrity: Readonly<Record<string, string>>;
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  /** Files that only some pages need. */
  readonly lazyScripts: readonly string[];
  readonly lazyStyles: readonly string[];
  readonly fonts: readonly string[];
  readonly template: string;
  readonly bundle: ShellBundle;
}

/** What the shell's Node build exports (shell/src/server.tsx). */
export interface ShellBundle {
  readonly sharedModules: Readonly<Record<string, unknown>>;
  setTransport(
    transport: (request: {
      method: string;
      url: string;
      params?: object;
      body?: unknown;
    }) => Promise<{ status: number; body: unknown }>,
  ): void;
  renderPage(input: object): Promise<RenderedPage>;
}

export interface RenderedPage {
  readonly html: string;
  readonly state: unknown;
  readonly meta: {
    readonly title: string;
    readonly description?: string;
    readonly canonical?: string;
    readonly image?: string;
    readonly status?: number;
    readonly chunks?: readonly string[];
    readonly preloadImages?: readonly { href: string; srcSet?: string; sizes?: string; type?: string }[];
    readonly structuredData?: readonly object[];
  };
  readonly site: { readonly name: string; readonly tagline: string } | undefined;
  readonly remote: string | null;
}

const atShell = (file: string) => `/shell/${file}`;

/** Reads the build of the shell, or null when there is none. */
export async function readShellBuild(): Promise<ShellBuild | null> {
  const text = await readFile(path.join(SHELL_FILES, 'assets.json'), 'utf8').catch(() => null);
  if (!text) return null;
  const assets = assetsSchema.parse(JSON.parse(text));
  const template = await readFile(path.join(SHELL_FILES, 'index.html'), 'utf8');
  const scripts = assets.entry.js.map(atShell);
  const styles = assets.entry.css.map(atShell);
  const files = Object.keys(assets.integrity).map(atShell);
  const ending = (end: string) => files.filter((file) => file.endsWith(end));
  const bundle: ShellBundle = createRequire(import.meta.url)(path.join(SHELL, 'dist-node/server.cjs'));
  return {
    version: assets.version,
    integrity: Object.fromEntries(
      Object.entries(assets.integrity).map(([file, hash]) => [atShell(file), hash]),
    ),
    scripts,
    styles,
    lazyScripts: ending('.js').filter((file) => !scripts.includes(file)),
    lazyStyles: ending('.css').filter((file) => !styles.includes(file)),
    fonts: ending('.woff2'),
    template,
    bundle,
  };
}
