import { authEndpoints } from './auth';
import { broadcastsEndpoints } from './broadcasts';
import { calendarEndpoints } from './calendar';
import { dashboardEndpoints } from './dashboard';
import { deliveryEndpoints } from './delivery';
import { eventsEndpoints } from './events';
import { galleryEndpoints } from './gallery';
import { homepageEndpoints } from './homepage';
import { inquiriesEndpoints } from './inquiries';
import { managedEndpoints } from './managed';
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
import { settingsEndpoints } from './settings';
import { songsEndpoints } from './songs';
import { studyAndMissionEndpoints } from './study-and-mission';
import { usersEndpoints } from './users';

/** The records of every endpoint of the API; each file but `managed` holds those of one subject. */
export const RECORDS = {
  ...authEndpoints,
  ...broadcastsEndpoints,
  ...calendarEndpoints,
  ...dashboardEndpoints,
  ...deliveryEndpoints,
  ...eventsEndpoints,
  ...galleryEndpoints,
  ...homepageEndpoints,
  ...inquiriesEndpoints,
  ...managedEndpoints,
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
  ...settingsEndpoints,
  ...songsEndpoints,
  ...studyAndMissionEndpoints,
  ...usersEndpoints,
} as const;
