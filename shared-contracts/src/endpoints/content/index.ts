import { announcementsEndpoints } from './announcements';
import { eventsEndpoints } from './events';
import { galleryEndpoints } from './gallery';
import { homepageEndpoints } from './homepage';
import { leadersEndpoints } from './leaders';
import { pagesEndpoints } from './pages';
import { projectsEndpoints } from './projects';

export const contentEndpoints = {
  ...announcementsEndpoints,
  ...eventsEndpoints,
  ...galleryEndpoints,
  ...homepageEndpoints,
  ...leadersEndpoints,
  ...pagesEndpoints,
  ...projectsEndpoints,
} as const;
