import type { ServiceKind } from '@narthex/shared-contracts/closed-lists';

/** The days of the week; 0 is Sunday, as the server counts. */
export const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

/** Which block of the site shows a slot. */
export const SERVICE_KIND_LABELS: Readonly<Record<ServiceKind, string>> = {
  service: 'Worship services',
  weekly: 'Weekly programme',
  sabbath: 'Parts of the Sabbath',
  office: 'Office hours',
};
