import { t } from '../../language/translate';
import { optionalText } from '../text';

/** Says in words why a text is no phone number; null where it is one. */
export type PhoneCheck = (text: string) => string | null;

const MIN_DIGITS = 6;
/** The longest number that the telephone networks know (E.164). */
const MAX_DIGITS = 15;
const ALLOWED = /^\+?[\d\s()./-]*$/;
/** `2.54712E+11`: what a spreadsheet makes of a long number. */
const ROUNDED = /^\d+(?:[.,]\d+)?e\+?\d+$/i;

/** What is clearly no phone number. It knows no country, so that it costs a form of the public site no bytes. */
export const describeUnlikelyPhone: PhoneCheck = (text) => {
  if (ROUNDED.test(text))
    return t(
      'A spreadsheet has turned this phone number into {text}; format the column as text and save again',
      { text },
    );
  const digits = text.replace(/\D/g, '').length;
  if (!ALLOWED.test(text))
    return t('A phone number has only digits, such as 0712 345 678 or +254 712 345 678');
  if (digits < MIN_DIGITS) return t('A phone number has at least six digits');
  return digits > MAX_DIGITS ? t('This phone number has too many digits') : null;
};

/** The check stands beside zod's own settings: a loader may load this file twice, once for each kind of import. */
const CHECK = Symbol.for('narthex.phone-check');
const settings = globalThis as { [CHECK]?: PhoneCheck };

/** Has every schema check phones more exactly. The server does so: it knows the numbers of each country. */
export function setPhoneCheck(check: PhoneCheck): void {
  settings[CHECK] = check;
}

const describeWrongPhone: PhoneCheck = (text) =>
  describeUnlikelyPhone(text) ?? settings[CHECK]?.(text) ?? null;

/** A phone number as people write it, or null where none was given. */
export const optionalPhone = () =>
  optionalText(40).superRefine((text, context) => {
    const message = text === null ? null : describeWrongPhone(text);
    if (message !== null) context.addIssue({ code: 'custom', message });
  });
