import { findMessages } from './find-messages';
import type { Emit, MessageUnit } from './units/message-unit';
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

function buildEdit(unit: MessageUnit, catalogue: Catalogue, language: Language): Edit | null {
  const { start, end, message } = unit;
  const translation = language === SOURCE_LANGUAGE ? message : catalogue[message];
  if (translation) {
    const fault = findFault(unit, translation);
    if (fault) throw new Error(fault);
    return { start, end, write: (emit) => unit.translate(translation, language, emit) };
  }
  if (unit.isCall) return { start, end, write: (emit) => unit.translate(message, SOURCE_LANGUAGE, emit) };
  if (!unit.markEnglish) return null;
  const { start: from, end: to } = unit.markEnglish(() => '');
  return { start: from, end: to, write: (emit) => unit.markEnglish?.(emit).code ?? '' };
}

const TEXT_LANGUAGE = /\s(?:lang|\w+Lang)=\{textLanguage\([^()]*\)\}/g;

/**
 * Removes the `lang` attributes of editors' texts from English builds, in which no text is in another
 * language.
 */
export const withoutTextLanguages = (code: string): string => code.replace(TEXT_LANGUAGE, '');

/** Replaces English texts by those of a language, and each call of `t` by its text. */
export function translateSource(
  code: string,
  fileName: string,
  { language, catalogue }: { readonly language: Language; readonly catalogue: Catalogue },
): string {
  const units = findMessages(code, fileName, { callsOnly: language === SOURCE_LANGUAGE });
  const edits = units
    .map((unit) => buildEdit(unit, catalogue, language))
    .filter((edit) => edit !== null)
    .sort((a, b) => a.start - b.start || b.end - a.end);

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
