export { ACCESS_LEVELS, allows, narrower, type Access } from './access/access';
export {
  CAPABILITIES,
  canEdit,
  canManage,
  decideScope,
  editableDepartment,
  isOversight,
  isProposable,
  scopeOf,
  type Capability,
  type Owned,
} from './access/capabilities';
export { SCOPES, type Scope } from './access/scopes';
export {
  REMOTE_HEADER,
  REMOTE_KINDS,
  intersectUses,
  missingUses,
  splitUse,
  usedScope,
  usesPublicEndpoint,
  type RemoteKind,
} from './access/uses';
export { CONTENT_SUBJECTS, type ContentSubject } from './api/content-subjects';
export type { EndpointName } from './endpoints/endpoint-paths';
export type { Method } from './endpoints/endpoint-paths';
export {
  DEPARTMENTS,
  DEPARTMENT_FACTS,
  accessLabel,
  MINISTRY_DEPARTMENTS,
  isDepartment,
  type Department,
} from './access/departments';
export { CONTRACT_VERSION, SUPPORTED_CONTRACTS } from './delivery/contract-version';
export { REMOTE_MODULE, containerName } from './delivery/container-name';
export {
  DOORS,
  GUARD_FLOORS,
  accessFloor,
  effectiveAccess,
  findDoor,
  isProtectedArea,
  type Door,
  type GuardedMount,
} from './access/guard-floors';
export { computeBucket, chooseEntry, findLiveEntry, pinVersions } from './delivery/rollout';
export { descriptorSchema, mountSchema, type Descriptor, type Mount } from './delivery/descriptor';
export {
  doneSchema,
  envelope,
  orderedSchema,
  partialInput,
  problemSchema,
  proposedSchema,
  statusEnvelope,
  type Envelope,
  type Problem,
  type Proposed,
  type StatusEnvelope,
} from './api/envelope';
export { ERROR_STATUS, type ErrorCode } from './api/error-codes';
export {
  DEFAULT_PAGE_SIZE,
  MAX_COUNTED_ROWS,
  MAX_PAGE_SIZE,
  listEnvelope,
  listMetaSchema,
  listQuery,
  pageSizeFor,
  type ListMeta,
  type ListPage,
  type ListRequest,
} from './api/list-query';
export { idParams } from './api/params';
export { ROW_ID } from './api/row-id';
export { FREQUENT_PLACES } from './routing/paths';
export { fullTitle } from './routing/full-title';
export {
  DASHBOARD_LIST_SIZE,
  EVENTS_PER_PAGE,
  FIRST_EVENTS,
  FIRST_LEADERS,
  GALLERY_ITEMS_PER_PAGE,
  LEADERS_PER_PAGE,
  PRAYER_PAGE_SIZE,
  SERMONS_PER_PAGE,
} from './api/limits';
export { MAX_PARAMETER_LENGTH, MAX_PASSWORD_LENGTH, MAX_REPORT_DAYS } from './api/limits';
export { MAX_SEARCH_LENGTH, MIN_PASSWORD_LENGTH } from './api/limits';
export { addDays, countDaysBetween } from './time/plain-days';
export { SLIDER_AUTOPLAY_MS } from './api/limits';
export {
  MAX_AUDIO_BYTES,
  MAX_FILE_BYTES,
  MAX_GALLERY_FILE_BYTES,
  MAX_IMPORT_BYTES,
  MAX_IMPORT_ROWS,
  MAX_VIDEO_BYTES,
} from './api/limits';
export { canonicalPath, createPathResolver, resolveHostPath, type PagePath } from './routing/canonical-path';
export { breadth, liveEntries, liveMounts, matchMount, type MountMatch } from './routing/targets/match-mount';
export {
  MEMBERS_PORTAL,
  PORTALS,
  listedPortals,
  type Portal,
  type PortalRecord,
} from './routing/targets/portals';
export { findPortal, resolveTarget, type Target } from './routing/targets/resolve-target';
export {
  DATED_SUBJECTS,
  type DatedSubject,
  type MenuGroup,
  type MenuPlacement,
  type PageSource,
  type SitemapRule,
} from './routing/page-mount';
export { paths } from './routing/paths';
export {
  PICTURE_FORMATS,
  PICTURE_WIDTHS,
  croppedWidth,
  mediaName,
  pictureAt,
  pictureInfo,
  pictureKey,
  pictureOfKey,
  pictureSources,
  pictureWidths,
  type PictureFormat,
  type PictureInfo,
  type PictureSources,
  portraitUrl,
} from './content/pictures';
export {
  EMPTY_FILE,
  UPLOAD_KINDS,
  invalidTypeMessage,
  isAcceptedType,
  isUploadKind,
  mayUpload,
  tooLargeMessage,
  type UploadKind,
  type UploadKindName,
} from './content/files/upload-kinds';
export { checkUpload } from './content/files/check-upload';
export { readTrackHandlers } from './content/files/mp4-tracks';

export { ROLES, hasFullOversight, managesContent, type Actor, type Role } from './access/roles';
export type { PageMeta, PrefetchContext, RemoteModule, RemoteProps } from './delivery/remote-module';
export {
  MONTH_NAMES,
  DEFAULT_TIME_ZONE,
  clock,
  formatClock,
  formatDay,
  formatPlainDate,
  formatTime,
  fromFieldValue,
  monthName,
  shortMonth,
  shortWeekday,
  plainDate,
  toFieldValue,
  toExactOffsetTime,
  toOffsetTime,
  weekdayName,
  zoneOffset,
  zonedParts,
  type ZonedParts,
  toPlainDate,
} from './time/site-time';
export { formatTimeAgo } from './time/relative-time';
export { findSemester, findSemesterByKey, type Semester } from './time/semesters';
export {
  DOCUMENT_ELEMENT,
  PAGE_DATA_PATH,
  START_ELEMENT,
  CURRENT_DATA,
  currentDataUrl,
  pageDataIntegrity,
  pageDataUrl,
  PREVIEW_COOKIE,
  SERVER_SEGMENTS,
  framePath,
  readRemoteFiles,
  type HashedFile,
  type PageData,
  type PageDocument,
  type PageStart,
  type PageState,
  type RemoteFiles,
} from './routing/page-document';
export { registrySchema, versionSchema, type Registry, type RegistryEntry } from './delivery/registry';
