import type { Language } from '@narthex/shared-contracts/languages';

/** Holds the code of one expression in one language. */
export interface LanguageCode {
  readonly language: Language;
  readonly code: string;
}

/** Returns the code of a test that is true in a language. The build makes a constant of it. */
export const testLanguage = (language: Language): string =>
  `NARTHEX_LANGUAGE === ${JSON.stringify(language)}`;

/** Returns the code of an expression that has the value of another code in each language. */
export function chooseCode(codes: readonly LanguageCode[]): string {
  const last = codes.at(-1)?.code ?? '""';
  if (codes.every(({ code }) => code === last)) return last;
  const tests = codes.slice(0, -1).map(({ language, code }) => `${testLanguage(language)} ? ${code} : `);
  return `(${tests.join('')}${last})`;
}
