import { currentSite } from './site/current-site';
import { authRoutes } from './auth/routes';
import { announcementsRoutes } from './announcements/routes';
import { eventsRoutes } from './events/routes';
import { rsvpRoutes } from './events/rsvp/rsvp-routes';
import { rsvpFormRoutes } from './events/rsvp/rsvp-form-routes';
import { waitingListFormRoutes } from './events/waiting-list/waiting-list-form-routes';
import { waitingListRoutes } from './events/waiting-list/waiting-list-routes';
import { calendarRoutes } from './calendar/routes';
import { calendarFeedRoutes } from './feeds/calendar-routes';
import { newsFeedRoutes } from './feeds/news-routes';
import { siteFilesRoutes } from './site-files/routes';
import { shareRoutes } from './share/routes';
import { newsletterRoutes } from './newsletter/routes';
import { accountLinkRoutes } from './auth/links/account-link-routes';
import { ownAccountRoutes } from './own-account/routes';
import { ownSessionRoutes } from './own-account/session-routes';
import { ownRowsRoutes } from './own-account/own-rows-routes';
import { membershipRoutes } from './own-account/membership/membership-routes';
import { accountExportRoutes } from './own-account/export/export-routes';
import { accountDeletionRoutes } from './own-account/deletion/deletion-routes';
import { inquiriesRoutes } from './inquiries/routes';
import { broadcastCommands } from './communications/broadcast-commands';
import { broadcastRoutes } from './communications/broadcast-routes';
import { messagesRoutes } from './communications/messages-routes';
import { leadersRoutes } from './leaders/routes';
import { prayerRoutes } from './prayer/routes';
import { usersRoutes } from './users/routes';
import { memberCommands } from './members/commands';
import { memberImportRoutes } from './members/import/import-routes';
import { ministryMemberRoutes } from './members/ministry-members/routes';
import { memberRoutes } from './members/routes';
import { settingsRoutes } from './site/settings-routes';
import { notificationsRoutes } from './notifications/routes';
import { prayerModerationRoutes } from './prayer/moderation-routes';
import { sermonsRoutes } from './sermons/routes';
import { siteRoutes } from './site/routes';
import { homepageRoutes } from './homepage/routes';
import { aboutRoutes } from './about/routes';
import { pageContentRoutes } from './page-content/routes';
import { factsRoutes } from './facts/routes';
import { songsRoutes } from './songs/routes';
import { visitorFormsRoutes } from './visitor-forms/routes';
import { dashboardRoutes } from './dashboard/routes';
import { overviewRoutes } from './dashboard/overview-routes';
import { registryPlugin } from './delivery/registry/registry-plugin';
import { retentionPlugin } from './delivery/files/retention-plugin';
import { healthPlugin } from './delivery/health/health-plugin';
import { rolloutWatch } from './delivery/rollout/watch-rollouts';
import { deliveryRoutes } from './delivery/delivery-routes';
import { previewRoutes } from './delivery/previews/preview-routes';
import { visitorVersions } from './delivery/rollout/visitor-versions';
import { keyRoutes } from './delivery/keys/key-routes';
import { registryRoutes } from './delivery/routes';
import { pagesRoutes } from './pages/routes';
import { formPostRoutes } from './visitor-forms/form-post-routes';
import { slideCommands } from './homepage/slide-commands';
import { sectionCommands } from './homepage/section-commands';
import { announcementCommands } from './announcements/commands';
import { leaderCommands } from './leaders/commands';
import { programmeRoutes } from './calendar/programme-routes';
import { songCommands } from './songs/commands';
import { projectCommands } from './homepage/project-commands';
import { serviceCommands } from './homepage/service-commands';
import { studyAndMissionRoutes } from './site/study-and-mission';
import { ministriesRoutes } from './ministries/routes';
import { eventCommands } from './events/commands';
import { auditRoutes } from './audit/routes';
import { departmentsRoutes } from './departments/routes';
import { reportsRoutes } from './reports/routes';
import { systemRoutes } from './system/routes';
import { proposalsRoutes } from './proposals/routes';
import { mediaRoutes } from './media/routes';
import { sermonCommands } from './sermons/commands';
import { sermonUploadRoutes } from './sermons/upload-routes';
import { galleryRoutes } from './gallery/routes';
import { searchRoutes } from './search/routes';
import { uploadsRoutes } from './uploads/routes';
import type { ModuleRoutes } from './module-routes';

/** Every module of the server: one line each. */
export const modules: readonly ModuleRoutes[] = [
  currentSite,
  authRoutes,
  announcementsRoutes,
  eventsRoutes,
  rsvpRoutes,
  rsvpFormRoutes,
  waitingListRoutes,
  waitingListFormRoutes,
  calendarRoutes,
  calendarFeedRoutes,
  newsFeedRoutes,
  siteFilesRoutes,
  shareRoutes,
  newsletterRoutes,
  accountLinkRoutes,
  ownAccountRoutes,
  ownSessionRoutes,
  ownRowsRoutes,
  membershipRoutes,
  accountExportRoutes,
  accountDeletionRoutes,
  inquiriesRoutes,
  broadcastCommands,
  broadcastRoutes,
  messagesRoutes,
  leadersRoutes,
  prayerRoutes,
  prayerModerationRoutes,
  notificationsRoutes,
  usersRoutes,
  memberRoutes,
  memberCommands,
  memberImportRoutes,
  ministryMemberRoutes,
  settingsRoutes,
  sermonsRoutes,
  siteRoutes,
  homepageRoutes,
  aboutRoutes,
  pageContentRoutes,
  factsRoutes,
  songsRoutes,
  visitorFormsRoutes,
  dashboardRoutes,
  overviewRoutes,
  registryPlugin,
  healthPlugin,
  rolloutWatch,
  visitorVersions,
  previewRoutes,
  retentionPlugin,
  registryRoutes,
  deliveryRoutes,
  keyRoutes,
  pagesRoutes,
  formPostRoutes,
  mediaRoutes,
  uploadsRoutes,
  sermonCommands,
  sermonUploadRoutes,
  galleryRoutes,
  searchRoutes,
  slideCommands,
  sectionCommands,
  announcementCommands,
  leaderCommands,
  programmeRoutes,
  songCommands,
  projectCommands,
  serviceCommands,
  studyAndMissionRoutes,
  ministriesRoutes,
  eventCommands,
  proposalsRoutes,
  auditRoutes,
  departmentsRoutes,
  reportsRoutes,
  systemRoutes,
];
