import type { Language } from '@narthex/shared-contracts/languages';

/** Returns a range of the source with its messages translated. */
export type Emit = (start: number, end: number) => string;

/** Holds a message in one of the languages that are built. */
export interface Wording {
  readonly language: Language;
  readonly text: string;
}

/** Describes a text of a source file that people read. */
export interface MessageUnit {
  /** Holds the English text, which is the key in catalogues. */
  readonly message: string;
  /** Marks the range of the source that is replaced. */
  readonly start: number;
  readonly end: number;
  /** Lists what a translation must contain too: arguments (`{name}`) and tags (`<0>`). */
  readonly parts: readonly string[];
  /** If true, an English build replaces it too, because a call of `t` becomes its text. */
  readonly isCall: boolean;
  /** Returns the code of the text in these languages. Throws an error if one of them doesn't fit. */
  translate(wordings: readonly Wording[], emit: Emit): string;
  /** Returns code that shows the English text, which in other languages has a `lang` attribute. */
  markEnglish?(emit: Emit): { readonly start: number; readonly end: number; readonly code: string };
}
