import { announcementsEndpoints } from './announcements';
import { eventsEndpoints } from './events';
import { galleryEndpoints } from './gallery';
import { homepageEndpoints } from './homepage';
import { leadersEndpoints } from './leaders';
import { ministriesEndpoints } from './ministries';
import { pagesEndpoints } from './pages';
import { projectsEndpoints } from './projects';
import { searchEndpoints } from './search';
import { studyAndMissionEndpoints } from './study-and-mission';

export const contentEndpoints = {
  ...announcementsEndpoints,
  ...eventsEndpoints,
  ...galleryEndpoints,
  ...homepageEndpoints,
  ...leadersEndpoints,
  ...ministriesEndpoints,
  ...pagesEndpoints,
  ...projectsEndpoints,
  ...searchEndpoints,
  ...studyAndMissionEndpoints,
} as const;
