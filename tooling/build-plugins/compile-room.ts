import path from 'node:path';
import { compiled, listFiles, type CompiledRoom } from '@narthex/remote-kit/build/compile';
import type { Language } from '@narthex/shared-contracts/languages';
import type { Configuration, RuleSetRule } from 'webpack';
import { ROOT } from './root';
import type { SubsetFontOptions } from './subset-font-loader';

const CONFIG_FILES = listFiles(__dirname);

const subsetFont = (family: string, options: SubsetFontOptions): RuleSetRule => ({
  test: new RegExp(`@fontsource-variable[\\\\/]${family}[\\\\/].*\\.woff2$`),
  enforce: 'pre',
  loader: path.join(__dirname, 'subset-font-loader.ts'),
  options,
});

/** The weights are those of `shared-ui/src/styles/tokens.css`; `<b>` in text has the boldest. */
const FONTS = [
  subsetFont('inter', { weight: { min: 400, max: 700 } }),
  subsetFont('fraunces', { weight: 560 }),
];

/** Compiles a room of this repository as the kit compiles remotes. */
export const compileRoom = (
  room: string,
  prefix: CompiledRoom['prefix'],
  target: CompiledRoom['target'],
  language?: Language,
): Configuration => {
  const base = compiled({
    name: room,
    folder: path.join(ROOT, room),
    prefix,
    target,
    ...(language && { language }),
    configFiles: CONFIG_FILES,
  });
  return { ...base, module: { ...base.module, rules: [...FONTS, ...(base.module?.rules ?? [])] } };
};
