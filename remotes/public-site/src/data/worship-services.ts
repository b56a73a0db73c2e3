import { worshipServicesQuery } from '@narthex/shared-auth';
import type { WorshipService } from '@narthex/shared-contracts/schemas/homepage';
import { t } from '@narthex/shared-contracts/translate';
import { useQuery } from '@narthex/remote-kit/query';

type Row = readonly [kind: WorshipService['kind'], day: number, start: string, end: string, name: string];

const ROWS: readonly Row[] = [
  ['service', 6, '08:20', '10:00', t('Sabbath School')],
  ['service', 6, '10:00', '13:00', t('Divine Worship')],
  ['service', 3, '19:00', '20:00', t('Prayer Meeting')],
  ['weekly', 0, '08:00', '10:00', t('Classes')],
  ['weekly', 0, '14:00', '17:00', t('Choir practice')],
  ['weekly', 1, '17:00', '18:00', t('Prayer')],
  ['weekly', 2, '18:30', '20:00', t('Family meeting')],
  ['weekly', 3, '17:00', '18:00', t('Prayers')],
  ['weekly', 3, '18:30', '20:00', t('Bible study')],
  ['weekly', 4, '16:30', '18:00', t('Lesson harmonization')],
  ['weekly', 5, '16:00', '18:00', t('Choir practice')],
  ['weekly', 5, '18:30', '20:00', t('Vespers')],
  ['weekly', 6, '07:50', '18:00', t('Sabbath worship')],
  ['sabbath', 6, '14:00', '17:00', t('Afternoon fellowship')],
];

/** This is the usual week, which is shown if the programme fails to load. */
export const FALLBACK_SERVICES: readonly WorshipService[] = ROWS.map(
  ([kind, day, start_time, end_time, name], index) => ({
    id: -1 - index,
    version: 0,
    kind,
    day,
    start_time,
    end_time,
    name,
    location: null,
    description: null,
    sort_order: index,
  }),
);

/** Returns the services of the week, or the usual ones if they can't be loaded. A new site has none. */
export function useWorshipServices(): readonly WorshipService[] {
  return useQuery(worshipServicesQuery).data ?? FALLBACK_SERVICES;
}
