import type { ModuleRoutes } from './module-routes';
import { aboutRoutes } from './about/routes';
import { announcementsRoutes } from './announcements/routes';
import { auditRoutes } from './audit/routes';
import { authRoutes } from './auth/routes';
import { calendarRoutes } from './calendar/routes';
import { communicationsRoutes } from './broadcasts/routes';
import { dashboardRoutes } from './dashboard/routes';
import { deliveryRoutes } from './delivery/routes';
import { departmentsRoutes } from './departments/routes';
import { eventsRoutes } from './events/routes';
import { factsRoutes } from './facts/routes';
import { feedsRoutes } from './feeds/routes';
import { galleryRoutes } from './gallery/routes';
import { homepageRoutes } from './homepage/routes';
import { inquiriesRoutes } from './inquiries/routes';
import { leadersRoutes } from './leaders/routes';
import { mediaRoutes } from './media/routes';
import { memberRoutes } from './members/routes';
import { ministriesRoutes } from './ministries/routes';
import { newsletterRoutes } from './newsletter/routes';
import { notificationsRoutes } from './notifications/routes';
import { ownAccountRoutes } from './own-account/routes';
import { pageContentRoutes } from './page-content/routes';
import { pagesRoutes } from './pages/routes';
import { prayerRoutes } from './prayers/routes';
import { proposalsRoutes } from './proposals/routes';
import { reportsRoutes } from './reports/routes';
import { searchRoutes } from './search/routes';
import { sermonsRoutes } from './sermons/routes';
import { setupRoutes } from './setup/routes';
import { shareRoutes } from './share/routes';
import { siteRoutes } from './site/routes';
import { siteFilesRoutes } from './site-files/routes';
import { songsRoutes } from './songs/routes';
import { systemRoutes } from './system/routes';
import { uploadsRoutes } from './uploads/routes';
import { usersRoutes } from './users/routes';
import { visitorFormsRoutes } from './visitor-forms/routes';

/** Lists every module of the server; the order makes no difference. */
export const modules: readonly ModuleRoutes[] = [
  aboutRoutes,
  announcementsRoutes,
  auditRoutes,
  authRoutes,
  calendarRoutes,
  communicationsRoutes,
  dashboardRoutes,
  deliveryRoutes,
  departmentsRoutes,
  eventsRoutes,
  factsRoutes,
  feedsRoutes,
  galleryRoutes,
  homepageRoutes,
  inquiriesRoutes,
  leadersRoutes,
  mediaRoutes,
  memberRoutes,
  ministriesRoutes,
  newsletterRoutes,
  notificationsRoutes,
  ownAccountRoutes,
  pageContentRoutes,
  pagesRoutes,
  prayerRoutes,
  proposalsRoutes,
  reportsRoutes,
  searchRoutes,
  sermonsRoutes,
  setupRoutes,
  shareRoutes,
  siteRoutes,
  siteFilesRoutes,
  songsRoutes,
  systemRoutes,
  uploadsRoutes,
  usersRoutes,
  visitorFormsRoutes,
];
