import { announcementsEndpoints } from './announcements';
import { calendarEndpoints } from './calendar';
import { eventsEndpoints } from './events';
import { galleryEndpoints } from './gallery';
import { homepageEndpoints } from './homepage';
import { leadersEndpoints } from './leaders';
import { pagesEndpoints } from './pages';
import { projectsEndpoints } from './projects';
import { sermonsEndpoints } from './sermons';
import { servicesEndpoints } from './services';
import { songsEndpoints } from './songs';

export const contentEndpoints = {
  ...announcementsEndpoints,
  ...calendarEndpoints,
  ...eventsEndpoints,
  ...galleryEndpoints,
  ...homepageEndpoints,
  ...leadersEndpoints,
  ...pagesEndpoints,
  ...projectsEndpoints,
  ...sermonsEndpoints,
  ...servicesEndpoints,
  ...songsEndpoints,
} as const;
