import { customType } from 'drizzle-orm/pg-core';
import { formatPhone, toInternational } from '../../phones/phone-number';

/**
 * Stores a phone number in international form and reads it in the usual notation. Older values that aren't
 * phone numbers stay as they are.
 */
export const phone = customType<{ data: string; driverData: string }>({
  dataType: () => 'text',
  toDriver: (text) => toInternational(text) ?? text,
  fromDriver: formatPhone,
});
