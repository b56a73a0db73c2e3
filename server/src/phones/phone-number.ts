import { t } from '@narthex/shared-contracts/translate';
import type { PhoneCheck } from '@narthex/shared-contracts/schemas/phone';
import {
  isSupportedCountry,
  parseIncompletePhoneNumber,
  parsePhoneNumberFromString,
  validatePhoneNumberLength,
  type CountryCode,
  type PhoneNumber,
} from 'libphonenumber-js/max';

let region: CountryCode = 'KE';

/** Sets the country for numbers without a country code: that of the site's locale, such as `en-KE`. */
export function setPhoneRegion(locale: string): void {
  const country = new Intl.Locale(locale).region;
  if (country && isSupportedCountry(country)) region = country;
}

/**
 * Foreign numbers are only checked by their length, because the number ranges of other countries change more often than
 * this server is updated.
 */
const isAccepted = (number: PhoneNumber) =>
  number.country === region ? number.isValid() : number.isPossible();

/**
 * Returns the plain digits of a number typed with the dashes and digits of any script. Many people write 00 for the +
 * before a country code; the library knows only what the country itself dials.
 */
const toDigits = (text: string) => parseIncompletePhoneNumber(text).replace(/^00(?=[1-9])/, '+');

function readNumber(text: string): PhoneNumber | undefined {
  const number = parsePhoneNumberFromString(toDigits(text), region);
  return number && isAccepted(number) ? number : undefined;
}

/** Returns a message that says what is wrong with a phone number, or null for a valid one. */
export const describeWrongPhone: PhoneCheck = (text) => {
  if (readNumber(text)) return null;
  const length = validatePhoneNumberLength(toDigits(text), region);
  if (length === 'TOO_SHORT') return t('This phone number has too few digits');
  if (length === 'TOO_LONG') return t('This phone number has too many digits');
  return length === 'INVALID_COUNTRY'
    ? t('This phone number begins with a country code that does not exist')
    : t('This phone number is not in use. Please check its digits');
};

/** Converts a phone number to the stored form (E.164), or returns null if it isn't valid. */
export const toInternational = (text: string): string | null => readNumber(text)?.number ?? null;

const SIX_DIGITS = /\b(\d{3})(\d{3})\b/g;

/** Formats a stored number with its country code: `+254 712 345 678`. Any other text stays unchanged. */
export function formatPhone(stored: string): string {
  const number = stored.startsWith('+') ? parsePhoneNumberFromString(stored) : undefined;
  return number ? number.formatInternational().replace(SIX_DIGITS, '$1 $2') : stored;
}
