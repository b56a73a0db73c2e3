import { worshipServicesQuery } from '@narthex/shared-auth';
import type { WorshipService } from '@narthex/shared-contracts/schemas/homepage';
import { useQuery } from '@narthex/remote-kit/query';

type Row = readonly [kind: WorshipService['kind'], day: number, start: string, end: string, name: string];

const ROWS: readonly Row[] = [
  ['service', 6, '08:20', '10:00', 'Sabbath School'],
  ['service', 6, '10:00', '13:00', 'Divine Worship'],
  ['service', 3, '19:00', '20:00', 'Prayer Meeting'],
  ['weekly', 0, '08:00', '10:00', 'Classes'],
  ['weekly', 0, '14:00', '17:00', 'Choir practice'],
  ['weekly', 1, '17:00', '18:00', 'Prayer'],
  ['weekly', 2, '18:30', '20:00', 'Family meeting'],
  ['weekly', 3, '17:00', '18:00', 'Prayers'],
  ['weekly', 3, '18:30', '20:00', 'Bible study'],
  ['weekly', 4, '16:30', '18:00', 'Lesson harmonization'],
  ['weekly', 5, '16:00', '18:00', 'Choir practice'],
  ['weekly', 5, '18:30', '20:00', 'Vespers'],
  ['weekly', 6, '07:50', '18:00', 'Sabbath worship'],
  ['sabbath', 6, '14:00', '17:00', 'Afternoon fellowship'],
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

/** Returns the services of the week, or the usual ones until they have loaded. A new site has none. */
export function useWorshipServices(): readonly WorshipService[] {
  return useQuery(worshipServicesQuery).data ?? FALLBACK_SERVICES;
}
