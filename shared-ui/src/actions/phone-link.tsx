import type { ComponentProps } from 'react';

/** Matches at least six digits and the separators that people write between them; "020/222 123" is one number. */
const FIRST_NUMBER = /^\+?(?:[\s().-]*\d){6,}/;

/** Returns the digits to dial: those of the first number, without an extension or the zero of "+254 (0) 712". */
const getDigits = (phone: string) =>
  (FIRST_NUMBER.exec(phone.trim())?.[0] ?? phone).replace(/^(\+.*)\(0\)/, '$1').replace(/[^\d+]/g, '');

/** Renders a link that calls a phone number, whatever people write around its digits. */
export function PhoneLink({ phone, ...rest }: { phone: string } & Omit<ComponentProps<'a'>, 'href'>) {
  return (
    <a {...rest} href={`tel:${getDigits(phone)}`}>
      {rest.children ?? phone}
    </a>
  );
}
