import type { Language } from '@narthex/shared-contracts/languages';
import type { RuleSetUseItem } from 'webpack';

/** Creates the webpack rule that translates sources; it must run before the compiler. */
export const createTranslateRule = (language: Language): RuleSetUseItem => ({
  loader: require.resolve('./translate-loader'),
  options: { language },
});
