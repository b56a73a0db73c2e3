import type { Language } from '@narthex/shared-contracts/languages';
import type { RuleSetUseItem } from 'webpack';

/** The loader that gives sources the texts of a language; it stands before the compiler. */
export const createTranslateRule = (language: Language): RuleSetUseItem => ({
  loader: require.resolve('./translate-loader'),
  options: { language },
});
