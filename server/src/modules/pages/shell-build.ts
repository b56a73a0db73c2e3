import { createRequire } from 'node:module';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { Registry } from '@narthex/shared-contracts';
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
  /** Hash by URL, for every file of the shell. */
  readonly integrity: Readonly<Record<string, string>>;
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  /** Files that only some pages need. */
  readonly lazyScripts: readonly string[];
  readonly lazyStyles: readonly string[];
  readonly fonts: readonly string[];
  readonly template: string;
  /** Renders pages; null when the Node build is missing or broken: browsers render every page by themselves then. */
  readonly bundle: ShellBundle | null;
}

/** What a page is rendered from (shell/src/server.tsx). */
export interface RenderInput {
  readonly url: string;
  readonly registry: Registry;
  readonly remote: { readonly name: string; readonly version: string; readonly module: unknown } | null;
  readonly now: string;
  readonly formState: unknown;
  readonly signal: AbortSignal;
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
      signal?: AbortSignal;
    }) => Promise<{ status: number; body: unknown }>,
  ): void;
  renderPage(input: RenderInput): Promise<RenderedPage>;
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

const toUrl = (file: string) => `/shell/${file}`;

function loadBundle(file: string, log: FastifyBaseLogger): ShellBundle | null {
  try {
    const bundle: ShellBundle = createRequire(import.meta.url)(file);
    return bundle;
  } catch (error) {
    log.error({ err: error }, 'the Node build of the shell cannot be loaded: browsers render the pages');
    return null;
  }
}

/** Reads the build of the shell in this folder, or null when there is none. */
export async function readShellBuild(log: FastifyBaseLogger, shell = SHELL): Promise<ShellBuild | null> {
  const folder = path.join(shell, 'dist');
  const text = await readFile(path.join(folder, 'assets.json'), 'utf8').catch(() => null);
  if (!text) return null;
  const assets = assetsSchema.parse(JSON.parse(text));
  const template = await readFile(path.join(folder, 'index.html'), 'utf8');
  const scripts = assets.entry.js.map(toUrl);
  const styles = assets.entry.css.map(toUrl);
  const files = Object.keys(assets.integrity).map(toUrl);
  const ending = (end: string) => files.filter((file) => file.endsWith(end));
  return {
    version: assets.version,
    integrity: Object.fromEntries(
      Object.entries(assets.integrity).map(([file, hash]) => [toUrl(file), hash]),
    ),
    scripts,
    styles,
    lazyScripts: ending('.js').filter((file) => !scripts.includes(file)),
    lazyStyles: ending('.css').filter((file) => !styles.includes(file)),
    fonts: ending('.woff2'),
    template,
    bundle: loadBundle(path.join(shell, 'dist-node/server.cjs'), log),
  };
}
