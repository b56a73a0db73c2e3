/** Writes a part of the source with the messages in it translated. */
export type Emit = (start: number, end: number) => string;

/** A text of a source file that people read. */
export interface MessageUnit {
  /** The text in English, as catalogues have it. */
  readonly message: string;
  /** What of the source stands for it. */
  readonly start: number;
  readonly end: number;
  /** What a translation has to hold too: arguments, `{name}`, and tags, `<0>`. */
  readonly parts: readonly string[];
  /** Whether `translate` is needed in English too: a call of `t` becomes the text it stands for. */
  readonly isCall: boolean;
  /** The code of the translated text. Throws a sentence where the translation doesn't fit. */
  translate(translation: string, language: string, emit: Emit): string;
  /** Where there is no translation: the code that shows the English text, marked as English. */
  markEnglish?(emit: Emit): { readonly start: number; readonly end: number; readonly code: string };
}
