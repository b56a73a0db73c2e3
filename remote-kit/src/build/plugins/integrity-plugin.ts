import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import webpack, { type Compiler } from 'webpack';

/** The shell stores the known hashes here before it loads anything: path -> `sha384-…`. */
const HASHES = 'globalThis.__narthexIntegrity';
/** The requests of each file are counted here by its path. */
const ATTEMPTS = 'globalThis.__narthexAttempts';

/** The value is well-formed but no file has this hash, so browsers refuse a file without a known hash. */
const UNKNOWN = `sha384-${'A'.repeat(64)}`;

/**
 * Returns code that completes a tag which a loader of the bundler has created but not inserted. It adds the
 * known hash of the file, and makes the URL of a retry unique: the browser would wait for an earlier request
 * of the same URL, or return the bytes it refused.
 */
export const completeTag = (tag: string, attribute: 'src' | 'href'): string =>
  `(function (tag, path, hashes, attempts) {
  if (attempts[path]) tag.${attribute} += "?try=" + attempts[path];
  attempts[path] = (attempts[path] || 0) + 1;
  tag.integrity = hashes[path] || ${JSON.stringify(UNKNOWN)};
  tag.crossOrigin = "anonymous";
})(${tag}, new URL(${tag}.${attribute}, document.baseURI).pathname, ${HASHES} || {}, ${ATTEMPTS} = ${ATTEMPTS} || {});`;

/** Matches what describes a build. The site refuses all other files unless the manifest has their hashes. */
const DESCRIBES_BUILD = /^mf-.*\.json$|\.hot-update\.json$|\.(html|map)$/;
const HOT_UPDATE = /\.hot-update\.js$/;
const HAS_HASH = /\.[0-9a-f]{8}\.\w+$/;
const COMPRESSED = /\.(js|css|svg|json)$/;

/** The SHA-384 of bytes, as `integrity` attributes have it. */
export function computeIntegrity(bytes: Buffer): string {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
}

const compress = promisify(brotliCompress);

/** Brotli at its strongest, once per build: the files are served for as long as they live. */
export async function compressFile(file: string): Promise<void> {
  const bytes = await readFile(file);
  const quality = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  await writeFile(`${file}.br`, await compress(bytes, { params: quality }));
}

/** The files of a build, by their names. */
export interface BuiltFiles {
  /** File name -> integrity, for every file of the build that browsers load. */
  readonly integrity: Readonly<Record<string, string>>;
  /** Files the entry needs at once, by kind. Empty for a remote, whose manifest says it. */
  readonly entry: { readonly js: readonly string[]; readonly css: readonly string[] };
}

/**
 * Checks every script and stylesheet the built code loads later against the page's map of hashes (a file that isn't in
 * it is refused), and hands the hashes of the finished build to `onBuilt`.
 */
export class IntegrityPlugin {
  /**
   * @param isWatched No file gets a compressed copy, which takes longer than the build, and styles have no hash: a page that
   * replaces a stylesheet copies its tag.
   */
  constructor(
    private readonly onBuilt: (outputPath: string, files: BuiltFiles) => void,
    private readonly isWatched = false,
  ) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('IntegrityPlugin', (compilation) => {
      webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'IntegrityPlugin',
        (source) => `${source}\n${completeTag('script', 'src')}`,
      );
      if (this.isWatched) return;
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
        'IntegrityPlugin',
        (source) => `${source}\n${completeTag('linkTag', 'href')}`,
      );
    });
    compiler.hooks.afterEmit.tapPromise('IntegrityPlugin', async (compilation) => {
      const outputPath = compilation.outputOptions.path ?? '';
      const integrity: Record<string, string> = {};
      for (const { name } of compilation.getAssets()) {
        if (!DESCRIBES_BUILD.test(name))
          integrity[name] = computeIntegrity(readFileSync(path.join(outputPath, name)));
      }
      const entryFiles = [...compilation.entrypoints.values()]
        .flatMap((entry) => entry.getFiles())
        // A page that begins now has them in its code already.
        .filter((file) => !HOT_UPDATE.test(file));
      this.onBuilt(outputPath, {
        integrity,
        entry: {
          js: entryFiles.filter((file) => file.endsWith('.js')),
          css: entryFiles.filter((file) => file.endsWith('.css')),
        },
      });
      if (this.isWatched) return;
      const compressed = compilation
        .getAssets()
        .map(({ name }) => path.join(outputPath, name))
        // The build of another language may have compressed the same file.
        .filter((file) => COMPRESSED.test(file) && !(HAS_HASH.test(file) && existsSync(`${file}.br`)));
      // Side by side: each takes a thread of its own.
      await Promise.all(compressed.map(compressFile));
    });
  }
}
