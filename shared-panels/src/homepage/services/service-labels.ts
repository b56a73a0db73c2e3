import { weekdayName } from '@narthex/shared-contracts';
import type { ServiceKind } from '@narthex/shared-contracts/enums';

const DAYS_OF_A_WEEK = 7;

/** The days of the week; 0 is Sunday, as the server counts. */
export const DAYS = Array.from({ length: DAYS_OF_A_WEEK }, (_, day) => weekdayName(day));

/** Which block of the site shows a slot. */
export const SERVICE_KIND_LABELS: Readonly<Record<ServiceKind, string>> = {
  service: 'Worship services',
  weekly: 'Weekly programme',
  sabbath: 'Parts of the Sabbath',
  office: 'Office hours',
};
