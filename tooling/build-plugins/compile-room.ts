import path from 'node:path';
import { listFiles } from '@narthex/remote-kit/build/cache';
import { compiled, type CompiledRoom } from '@narthex/remote-kit/build/compile';
import type { Language } from '@narthex/shared-contracts/languages';
import type { Configuration, RuleSetRule } from 'webpack';
import { ROOT } from './root';
import { FONT_PARTS, type FontPart } from './font-parts';
import type { SubsetFontOptions } from './subset-font-loader';

const CONFIG_FILES = listFiles(__dirname);

const isFont = (family: string) => new RegExp(`@fontsource-variable[\\\\/]${family}[\\\\/].*\\.woff2$`);

/** The weights are those of `shared-ui/src/styles/tokens.css`; `<b>` in text has the boldest. */
const WEIGHTS = { inter: { min: 400, max: 700 }, fraunces: 560 } as const;

const PARTS = Object.keys(FONT_PARTS) as FontPart[];

/** A stylesheet names the part of a font that it needs: `inter-latin-wght-normal.woff2?first`. */
const FONTS = Object.entries(WEIGHTS).flatMap(([family, weight]) =>
  PARTS.map((part): RuleSetRule => ({
    test: isFont(family),
    resourceQuery: new RegExp(`^\\?${part}$`),
    enforce: 'pre',
    loader: path.join(__dirname, 'subset-font-loader.ts'),
    options: { weight, part } satisfies SubsetFontOptions,
  })),
);

/** The server recognises by their names the parts of fonts that pages load before their first paint. */
const FIRST_PARTS: RuleSetRule = {
  test: /@fontsource-variable[\\/].*\.woff2$/,
  resourceQuery: /^\?first$/,
  generator: { filename: '[name].first.[contenthash:8][ext]' },
};

const ROUTER: RuleSetRule = {
  test: /react-router[\\/]dist[\\/].*\.m?js$/,
  enforce: 'pre',
  loader: path.join(__dirname, 'plain-links-loader.ts'),
};

/** Compiles a room of this repository as the kit compiles remotes. */
export const compileRoom = (
  room: string,
  prefix: CompiledRoom['prefix'],
  target: CompiledRoom['target'],
  languages?: readonly Language[],
): Configuration => {
  const base = compiled({
    name: room,
    folder: path.join(ROOT, room),
    prefix,
    target,
    ...(languages && { languages }),
    configFiles: CONFIG_FILES,
  });
  const rules = [...FONTS, ROUTER, ...(base.module?.rules ?? []), FIRST_PARTS];
  return { ...base, module: { ...base.module, rules } };
};
