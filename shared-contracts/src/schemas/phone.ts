import { t } from '../language/translate';
import { optionalText } from './text';

/** Returns a message for a text that isn't a phone number, otherwise null. */
export type PhoneCheck = (text: string) => string | null;

const MIN_DIGITS = 6;
/** E.164 allows at most this many digits. */
const MAX_DIGITS = 15;
/** Digits and dashes of any script are allowed: telephones and word processors write non-breaking hyphens. */
const ALLOWED = /^[+＋]?[\p{Nd}\p{Pd}\s()./−]*$/u;
/** Spreadsheets turn long numbers into this form, such as `2.54712E+11`. */
const ROUNDED = /^\d+(?:[.,]\d+)?e\+?\d+$/i;

/**
 * Returns a message for a text that clearly isn't a phone number, otherwise null. It knows no country rules,
 * which keeps the code of public forms small.
 */
export const describeUnlikelyPhone: PhoneCheck = (text) => {
  if (ROUNDED.test(text))
    return t(
      'A spreadsheet has turned this phone number into {text}; format the column as text and save again',
      { text },
    );
  const digits = text.replace(/\P{Nd}/gu, '').length;
  if (!ALLOWED.test(text))
    return t('A phone number has only digits, such as 0712 345 678 or +254 712 345 678');
  if (digits < MIN_DIGITS) return t('A phone number has at least six digits');
  return digits > MAX_DIGITS ? t('This phone number has too many digits') : null;
};

/**
 * The check is a global, as zod's own settings are, because a loader may load this file twice: once for
 * imports and once for requires.
 */
const CHECK = Symbol.for('narthex.phone-check');
const settings = globalThis as { [CHECK]?: PhoneCheck };

/**
 * Makes every schema validate phone numbers with this check too. The server sets one that knows the rules of
 * each country.
 */
export function setPhoneCheck(check: PhoneCheck): void {
  settings[CHECK] = check;
}

const describeWrongPhone: PhoneCheck = (text) =>
  describeUnlikelyPhone(text) ?? settings[CHECK]?.(text) ?? null;

/** Validates a phone number in any usual notation; it is null if none was given. */
export const optionalPhone = () =>
  optionalText(40).superRefine((text, context) => {
    const message = text === null ? null : describeWrongPhone(text);
    if (message !== null) context.addIssue({ code: 'custom', message });
  });
