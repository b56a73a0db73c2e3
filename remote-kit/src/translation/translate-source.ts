import { findConstants } from './find-constants';
import { findMessages } from './find-messages';
import { testLanguage } from './units/choose-code';
import type { Emit, MessageUnit, Wording } from './units/message-unit';
import { listParts } from './units/template-tokens';
import { listArguments } from './units/compile-message';
import { SOURCE_LANGUAGE, type Language } from '@narthex/shared-contracts/languages';

/** Maps each English text to its translation, or to null if there is none. */
export type Catalogue = Readonly<Record<string, string | null>>;

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly write: (emit: Emit) => string;
}

/** Returns a sentence about the error in a translation, or null if it is correct. */
export function findFault({ message, parts, isCall }: MessageUnit, translation: string): string | null {
  let found: readonly string[];
  try {
    found =
      isCall && parts.length > 0
        ? listArguments(translation).map((name) => `{${name}}`)
        : parts.length > 0
          ? listParts(translation)
          : [];
  } catch (cause) {
    return `“${translation}” cannot be read: ${cause instanceof Error ? cause.message : String(cause)}`;
  }
  const missing = parts.filter((part) => !found.includes(part));
  const more = found.filter((part) => !parts.includes(part));
  if (missing.length > 0) return `The translation of “${message}” lacks ${missing.join(', ')}.`;
  if (more.length > 0) return `The translation of “${message}” has ${more.join(', ')}, which isn’t there.`;
  return null;
}

/** Holds the texts of a room in one of the languages that are built. The catalogue of the sources' language is empty. */
export interface LanguageTexts {
  readonly language: Language;
  readonly catalogue: Catalogue;
}

/** Returns the text of a message in a language, or null if it has no translation. Throws an error if that doesn't fit. */
function findWording(unit: MessageUnit, { language, catalogue }: LanguageTexts): Wording | null {
  if (language === SOURCE_LANGUAGE) return { language, text: unit.message };
  const translation = catalogue[unit.message];
  if (!translation) return null;
  const fault = findFault(unit, translation);
  if (fault) throw new Error(fault);
  return { language, text: translation };
}

function buildEdit(unit: MessageUnit, languages: readonly LanguageTexts[]): Edit | null {
  const { start, end, message } = unit;
  const found = languages.map((texts) => findWording(unit, texts));
  const isTranslated = found.some((wording) => wording && wording.language !== SOURCE_LANGUAGE);
  if (unit.isCall || isTranslated) {
    const wordings = found.map((wording) => wording ?? { language: SOURCE_LANGUAGE, text: message });
    return { start, end, write: (emit) => unit.translate(wordings, emit) };
  }
  const isWhollyEnglish = found.every((wording) => wording !== null);
  if (isWhollyEnglish || !unit.markEnglish) return null;
  const { start: from, end: to } = unit.markEnglish(() => '');
  return { start: from, end: to, write: (emit) => unit.markEnglish?.(emit).code ?? '' };
}

const TEXT_LANGUAGE = /\s(lang|\w+Lang)=\{(textLanguage\([^()]*\))\}/g;

/**
 * Leaves the `lang` attributes of editors' texts out of English builds, in which no text is in another
 * language.
 */
export function writeTextLanguages(code: string, languages: readonly Language[]): string {
  if (!languages.includes(SOURCE_LANGUAGE)) return code;
  if (languages.length === 1) return code.replace(TEXT_LANGUAGE, '');
  return code.replace(
    TEXT_LANGUAGE,
    (_, name: string, call: string) => ` ${name}={${testLanguage(SOURCE_LANGUAGE)} ? undefined : ${call}}`,
  );
}

/**
 * Replaces the texts of a source by those of the languages that are built, and each call of `t` by its text. With several
 * languages, the code tests `NARTHEX_LANGUAGE` wherever they differ.
 */
export function translateSource(code: string, fileName: string, languages: readonly LanguageTexts[]): string {
  const callsOnly = languages.every(({ language }) => language === SOURCE_LANGUAGE);
  const units = findMessages(code, fileName, { callsOnly });
  const constants = languages.length > 1 ? findConstants(code, fileName) : [];
  const edits = [
    ...units.map((unit) => buildEdit(unit, languages)).filter((edit) => edit !== null),
    ...constants.map((constant): Edit => ({ ...constant, write: () => constant.code })),
  ].sort((a, b) => a.start - b.start || b.end - a.end);

  const emitWithout =
    (done: ReadonlySet<Edit>): Emit =>
    (start, end) => {
      let at = start;
      let written = '';
      for (const edit of edits) {
        if (done.has(edit) || edit.start < at || edit.end > end) continue;
        written += code.slice(at, edit.start) + edit.write(emitWithout(new Set([...done, edit])));
        at = edit.end;
      }
      return written + code.slice(at, end);
    };
  return emitWithout(new Set())(0, code.length);
}
