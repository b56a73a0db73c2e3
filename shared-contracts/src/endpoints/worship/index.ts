import { calendarEndpoints } from './calendar';
import { sermonsEndpoints } from './sermons';
import { servicesEndpoints } from './services';
import { songsEndpoints } from './songs';

export const worshipEndpoints = {
  ...calendarEndpoints,
  ...sermonsEndpoints,
  ...servicesEndpoints,
  ...songsEndpoints,
} as const;
