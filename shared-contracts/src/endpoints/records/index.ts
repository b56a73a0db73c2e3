import { announcementsEndpoints } from './announcements';
import { authEndpoints } from './auth';
import { broadcastsEndpoints } from './broadcasts';
import { calendarEndpoints } from './calendar';
import { dashboardEndpoints } from './dashboard';
import { deliveryEndpoints } from './delivery';
import { eventsEndpoints } from './events';
import { galleryEndpoints } from './gallery';
import { homepageEndpoints } from './homepage';
import { inquiriesEndpoints } from './inquiries';
import { leadersEndpoints } from './leaders';
import { membersEndpoints } from './members';
import { ministriesEndpoints } from './ministries';
import { ministryMembersEndpoints } from './ministry-members';
import { newsletterEndpoints } from './newsletter';
import { notificationsEndpoints } from './notifications';
import { oversightEndpoints } from './oversight';
import { ownAccountEndpoints } from './own-account';
import { pagesEndpoints } from './pages';
import { prayersEndpoints } from './prayers';
import { projectsEndpoints } from './projects';
import { proposalsEndpoints } from './proposals';
import { reportsEndpoints } from './reports';
import { searchEndpoints } from './search';
import { sermonsEndpoints } from './sermons';
import { servicesEndpoints } from './services';
import { settingsEndpoints } from './settings';
import { songsEndpoints } from './songs';
import { studyAndMissionEndpoints } from './study-and-mission';
import { usersEndpoints } from './users';

/** The records of every endpoint of the API; each file holds those of one subject. */
export const RECORDS = {
  ...announcementsEndpoints,
  ...authEndpoints,
  ...broadcastsEndpoints,
  ...calendarEndpoints,
  ...dashboardEndpoints,
  ...deliveryEndpoints,
  ...eventsEndpoints,
  ...galleryEndpoints,
  ...homepageEndpoints,
  ...inquiriesEndpoints,
  ...leadersEndpoints,
  ...membersEndpoints,
  ...ministriesEndpoints,
  ...ministryMembersEndpoints,
  ...newsletterEndpoints,
  ...notificationsEndpoints,
  ...oversightEndpoints,
  ...ownAccountEndpoints,
  ...pagesEndpoints,
  ...prayersEndpoints,
  ...projectsEndpoints,
  ...proposalsEndpoints,
  ...reportsEndpoints,
  ...searchEndpoints,
  ...sermonsEndpoints,
  ...servicesEndpoints,
  ...settingsEndpoints,
  ...songsEndpoints,
  ...studyAndMissionEndpoints,
  ...usersEndpoints,
} as const;
