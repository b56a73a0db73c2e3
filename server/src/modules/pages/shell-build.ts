import { access, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { LANGUAGES, SOURCE_LANGUAGE, type Language } from '@narthex/shared-contracts/languages';
import type { HashedFile } from '@narthex/shared-contracts';
import { z } from 'zod';
import { UnreadableBuildError } from '../../builds/unreadable-build-error';
import { REPOSITORY_ROOT } from '../../config';
import { isMissing } from '../../file-store/usable-folder';
import type { OpenRenderer } from './rendering/version-renderer';
import { WorkerRenderer } from './rendering/worker-renderer';

export const SHELL = path.join(REPOSITORY_ROOT, 'shell');
export const SHELL_FILES = path.join(SHELL, 'dist');

const assetsSchema = z.object({
  version: z.string(),
  integrity: z.record(z.string(), z.string()),
  entry: z.object({ js: z.array(z.string()), css: z.array(z.string()) }),
  hashes: z.tuple([z.string(), z.string()]).optional(),
});

const starterSchema = z.object({ file: z.string(), integrity: z.string() });

/** Describes the built shell: its files, its template and the code that renders pages. */
export interface ShellBuild {
  readonly version: string;
  /** Maps the URL of each file of the shell to its hash. */
  readonly integrity: Readonly<Record<string, string>>;
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  /** Lists the files that only some pages need. */
  readonly lazyScripts: readonly string[];
  readonly lazyStyles: readonly string[];
  /** Lists the fonts that a page loads before its first paint. */
  readonly fonts: readonly string[];
  readonly template: string;
  /** Is the script that starts the application when somebody needs it; without it, pages start it at once. */
  readonly starter?: HashedFile;
  /** Is the file with the hashes of the shell's scripts and styles, for pages that start the application later. */
  readonly hashes?: HashedFile;
  /** Opens a renderer; null if the Node build is missing, so that browsers render every page. */
  readonly openRenderer: OpenRenderer | null;
  /** Contains the shell in other languages. */
  readonly translations?: ReadonlyMap<Language, ShellBuild>;
}

const toUrl = (file: string) => `/shell/${file}`;

/** Returns the text of a file, or null if there is no such file. */
async function readIfPresent(file: string): Promise<string | null> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/** Returns the JSON of a file, or null if there is no such file. Throws UnreadableBuildError if it isn't whole. */
async function readJson<T>(file: string, schema: z.ZodType<T>): Promise<T | null> {
  const text = await readIfPresent(file);
  if (text === null) return null;
  try {
    return schema.parse(JSON.parse(text));
  } catch (error) {
    throw new UnreadableBuildError(file, error);
  }
}

/**
 * Reads the build of the shell in this folder, or returns null if there is none. Throws UnreadableBuildError if it
 * isn't whole, and system errors of files that can't be read.
 */
export async function readShellBuild(log: FastifyBaseLogger, shell = SHELL): Promise<ShellBuild | null> {
  const build = await readLanguageBuild(log, shell, SOURCE_LANGUAGE);
  if (!build) return null;
  const translations = new Map<Language, ShellBuild>();
  for (const language of LANGUAGES) {
    const translated = language === SOURCE_LANGUAGE ? null : await readLanguageBuild(log, shell, language);
    if (translated) translations.set(language, translated);
  }
  return { ...build, translations };
}

async function readLanguageBuild(
  log: FastifyBaseLogger,
  shell: string,
  language: Language,
): Promise<ShellBuild | null> {
  const folder = path.join(shell, 'dist');
  const ofLanguage = language === SOURCE_LANGUAGE ? '' : `.${language}`;
  const assets = await readJson(path.join(folder, `assets${ofLanguage}.json`), assetsSchema);
  if (!assets) return null;
  const templateFile = path.join(folder, `index${ofLanguage}.html`);
  const template = await readIfPresent(templateFile);
  if (!template) throw new UnreadableBuildError(templateFile);
  const starter = await readJson(path.join(folder, 'starter.json'), starterSchema);
  const scripts = assets.entry.js.map(toUrl);
  const styles = assets.entry.css.map(toUrl);
  const files = Object.keys(assets.integrity).map(toUrl);
  const ending = (end: string) => files.filter((file) => file.endsWith(end));
  const nodeBuild = path.join(shell, `dist-node/server${ofLanguage}.cjs`);
  const hasNodeBuild = await access(nodeBuild).then(
    () => true,
    () => false,
  );
  if (!hasNodeBuild) log.error('the Node build of the shell is missing: browsers render the pages');
  return {
    version: assets.version,
    integrity: Object.fromEntries(
      Object.entries(assets.integrity).map(([file, hash]) => [toUrl(file), hash]),
    ),
    scripts,
    styles,
    lazyScripts: ending('.js').filter((file) => !scripts.includes(file)),
    lazyStyles: ending('.css').filter((file) => !styles.includes(file)),
    fonts: ending('.woff2').filter((file) => file.includes('.first.')),
    template,
    ...(assets.hashes && { hashes: [toUrl(assets.hashes[0]), assets.hashes[1]] as const }),
    ...(starter && { starter: [toUrl(starter.file), starter.integrity] as const }),
    openRenderer: hasNodeBuild ? (remote) => new WorkerRenderer({ shell: nodeBuild, remote }) : null,
  };
}
