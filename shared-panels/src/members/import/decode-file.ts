import { MAX_IMPORT_BYTES } from '@narthex/shared-contracts';
import { t } from '@narthex/shared-contracts/translate';

/** Thrown if a chosen file isn't a list of people. The message tells the person why. */
export class UnreadableFileError extends Error {}

/** A text in UTF-16 has two bytes for each character. */
const MAX_BYTES = 2 * MAX_IMPORT_BYTES;

const SAVE_AS_CSV =
  'Open it, choose “Save as” (in Google Sheets: “File”, then “Download”) and the type “CSV”, then choose the new file here.';

const SIGNATURES: readonly (readonly [string, readonly number[]])[] = [
  [`This is a spreadsheet, not a CSV file. ${SAVE_AS_CSV}`, [0x50, 0x4b]],
  [`This is a spreadsheet of an older kind, not a CSV file. ${SAVE_AS_CSV}`, [0xd0, 0xcf, 0x11, 0xe0]],
  [
    'These are contacts of a phone, not a CSV file. Import them into Google Contacts, export them there as “Google CSV”, then choose the new file here.',
    [...'BEGIN:VCARD'].map((letter) => letter.charCodeAt(0)),
  ],
  ['This is a PDF. Ask for the list as a spreadsheet, and save that as CSV.', [0x25, 0x50, 0x44, 0x46]],
];

/** These begin with the same bytes as workbooks. */
const TEXT_DOCUMENT = /\.(docx?|odt|rtf|pages)$/i;

const startsWith = (bytes: Uint8Array, start: readonly number[]) =>
  start.every((byte, index) => bytes[index] === byte);

/** Detects UTF-16 without a byte order mark: every second byte of Latin text is zero. */
function guessUtf16(bytes: Uint8Array): string | null {
  const probe = bytes.subarray(0, 200);
  const zeros = (from: number) => probe.filter((byte, index) => index % 2 === from && byte === 0).length;
  if (zeros(1) > probe.length / 4) return 'utf-16le';
  return zeros(0) > probe.length / 4 ? 'utf-16be' : null;
}

function findEncoding(bytes: Uint8Array): string {
  if (startsWith(bytes, [0xff, 0xfe])) return 'utf-16le';
  if (startsWith(bytes, [0xfe, 0xff])) return 'utf-16be';
  const guessed = guessUtf16(bytes);
  if (guessed !== null) return guessed;
  if (bytes.includes(0)) throw new UnreadableFileError(`${t('This file holds no text.')} ${SAVE_AS_CSV}`);
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return 'utf-8';
  } catch {
    // Excel on Windows saves “CSV” in this encoding by default.
    return 'windows-1252';
  }
}

/**
 * Decodes a file in the encoding of the program that wrote it. Throws if it holds no text, with advice on how to export
 * one.
 */
export async function decodeFile(file: File): Promise<string> {
  if (file.size > MAX_BYTES)
    throw new UnreadableFileError(
      t('The file is larger than {size} MB. Please split it.', { size: MAX_IMPORT_BYTES / 1024 / 1024 }),
    );
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (TEXT_DOCUMENT.test(file.name))
    throw new UnreadableFileError(
      t(
        'This is a text document, not a CSV file. Copy its list into a spreadsheet, save that as CSV, then choose the new file here.',
      ),
    );
  const wrong = SIGNATURES.find(([, start]) => startsWith(bytes, start));
  if (wrong) throw new UnreadableFileError(wrong[0]);
  const text = new TextDecoder(findEncoding(bytes)).decode(bytes);
  if (text.trim() === '') throw new UnreadableFileError(t('The file is empty.'));
  return text;
}
