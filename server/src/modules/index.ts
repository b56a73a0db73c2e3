import { authRoutes } from './auth/routes';
import { announcementsRoutes } from './announcements/routes';
import { eventsRoutes } from './events/routes';
import { rsvpRoutes } from './events/rsvp/rsvp-routes';
import { rsvpFormRoutes } from './events/rsvp/rsvp-form-routes';
import { calendarRoutes } from './calendar/routes';
import { calendarFeedRoutes } from './feeds/calendar-routes';
import { newsFeedRoutes } from './feeds/news-routes';
import { siteFilesRoutes } from './site-files/routes';
import { shareRoutes } from './share/routes';
import { unsubscribeRoutes } from './visitor-forms/unsubscribe-routes';
import { leadersRoutes } from './leaders/routes';
import { prayerRoutes } from './prayer/routes';
import { sermonsRoutes } from './sermons/routes';
import { siteRoutes } from './site/routes';
import { homepageRoutes } from './homepage/routes';
import { aboutRoutes } from './about/routes';
import { pageContentRoutes } from './page-content/routes';
import { songsRoutes } from './songs/routes';
import { visitorFormsRoutes } from './visitor-forms/routes';
import { dashboardRoutes } from './dashboard/routes';
import { overviewRoutes } from './dashboard/overview-routes';
import { registryPlugin } from './registry/registry-plugin';
import { registryRoutes } from './registry/routes';
import { pagesRoutes } from './pages/routes';
import { formPostRoutes } from './visitor-forms/form-post-routes';
import { slideCommands } from './homepage/slide-commands';
import { sectionCommands } from './homepage/section-commands';
import { eventCommands } from './events/commands';
import { proposalsRoutes } from './proposals/routes';
import { mediaRoutes } from './media/routes';
import { sermonCommands } from './sermons/commands';
import { sermonUploadRoutes } from './sermons/upload-routes';
import { galleryRoutes } from './gallery/routes';
import { uploadsRoutes } from './uploads/routes';
import type { ModuleRoutes } from './module-routes';

/** Every module of the server: one line each. */
export const modules: readonly ModuleRoutes[] = [
  authRoutes,
  announcementsRoutes,
  eventsRoutes,
  rsvpRoutes,
  rsvpFormRoutes,
  calendarRoutes,
  calendarFeedRoutes,
  newsFeedRoutes,
  siteFilesRoutes,
  shareRoutes,
  unsubscribeRoutes,
  leadersRoutes,
  prayerRoutes,
  sermonsRoutes,
  siteRoutes,
  homepageRoutes,
  aboutRoutes,
  pageContentRoutes,
  songsRoutes,
  visitorFormsRoutes,
  dashboardRoutes,
  overviewRoutes,
  registryPlugin,
  registryRoutes,
  pagesRoutes,
  formPostRoutes,
  mediaRoutes,
  uploadsRoutes,
  sermonCommands,
  sermonUploadRoutes,
  galleryRoutes,
  slideCommands,
  sectionCommands,
  eventCommands,
  proposalsRoutes,
];
