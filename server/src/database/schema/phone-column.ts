import { customType } from 'drizzle-orm/pg-core';
import { formatPhone, toInternational } from '../../phones/phone-number';

/** A phone number: stored in one international form, read as people write it. What was stored before and is none, stays. */
export const phone = customType<{ data: string; driverData: string }>({
  dataType: () => 'text',
  toDriver: (text) => toInternational(text) ?? text,
  fromDriver: formatPhone,
});
