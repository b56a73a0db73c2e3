import { t } from '@narthex/shared-contracts/translate';
import type { PhoneCheck } from '@narthex/shared-contracts/schemas/phone';
import {
  isSupportedCountry,
  parsePhoneNumberFromString,
  validatePhoneNumberLength,
  type CountryCode,
  type PhoneNumber,
} from 'libphonenumber-js/max';

let region: CountryCode = 'KE';

/** Sets the country whose numbers people write without its code: the one of the site's locale, such as `en-KE`. */
export function setPhoneRegion(locale: string): void {
  const country = new Intl.Locale(locale).region;
  if (country && isSupportedCountry(country)) region = country;
}

/** Numbers abroad are taken by their length: what is in use there changes more often than this server. */
const isTaken = (number: PhoneNumber) => (number.country === region ? number.isValid() : number.isPossible());

function readNumber(text: string): PhoneNumber | undefined {
  const number = parsePhoneNumberFromString(text, region);
  return number && isTaken(number) ? number : undefined;
}

/** Says in words why nobody can be called by this number; null where somebody can. */
export const describeWrongPhone: PhoneCheck = (text) => {
  if (readNumber(text)) return null;
  const length = validatePhoneNumberLength(text, region);
  if (length === 'TOO_SHORT') return t('This phone number has too few digits');
  if (length === 'TOO_LONG') return t('This phone number has too many digits');
  return length === 'INVALID_COUNTRY'
    ? t('This phone number begins with a country code that does not exist')
    : t('This phone number is not in use. Please check its digits');
};

/** A phone number in the one form that is stored (E.164); null where the text is none. */
export const toInternational = (text: string): string | null => readNumber(text)?.number ?? null;

const SIX_DIGITS = /\b(\d{3})(\d{3})\b/g;

/** A stored number as people write it, with its country: `+254 712 345 678`. What is none stays as it is. */
export function formatPhone(stored: string): string {
  const number = stored.startsWith('+') ? parsePhoneNumberFromString(stored) : undefined;
  return number ? number.formatInternational().replace(SIX_DIGITS, '$1 $2') : stored;
}
