import { weekdayName } from '@narthex/shared-contracts';
import type { ServiceKind } from '@narthex/shared-contracts/enums';

const DAYS_OF_A_WEEK = 7;

/** The server counts the days of the week from 0, which is Sunday. */
export const DAYS = Array.from({ length: DAYS_OF_A_WEEK }, (_, day) => weekdayName(day));

/** Each kind of service is shown in another block of the site. */
export const SERVICE_KIND_LABELS: Readonly<Record<ServiceKind, string>> = {
  service: 'Worship services',
  weekly: 'Weekly programme',
  sabbath: 'Parts of the Sabbath',
  office: 'Office hours',
};
