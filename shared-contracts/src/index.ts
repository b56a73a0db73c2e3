export { ACCESS_LEVELS, allows, narrower, type Access } from './access';
export {
  CAPABILITIES,
  SCOPES,
  canEdit,
  decideScope,
  editableDepartment,
  scopeOf,
  type Capability,
  type Owned,
  type Scope,
} from './capabilities';
export { CONTENT_SUBJECTS, type ContentSubject } from './content-subjects';
export { ENDPOINT_PATHS, endpointRoute, type EndpointName, type Method } from './endpoints/endpoint-paths';
export {
  DEPARTMENTS,
  DEPARTMENT_FACTS,
  MINISTRY_DEPARTMENTS,
  isDepartment,
  type Department,
} from './departments';
export { CONTRACT_VERSION, SUPPORTED_CONTRACTS } from './contract-version';
export { REMOTE_MODULE, containerName } from './container-name';
export {
  DOORS,
  GUARD_FLOORS,
  accessFloor,
  effectiveAccess,
  findDoor,
  isProtectedArea,
  type Door,
  type GuardedMount,
} from './guard-floors';
export { descriptorSchema, mountSchema, type Descriptor, type Mount } from './descriptor';
export {
  doneSchema,
  envelope,
  partialInput,
  problemSchema,
  proposedSchema,
  statusEnvelope,
  type Envelope,
  type Problem,
  type Proposed,
  type StatusEnvelope,
} from './envelope';
export { ERROR_STATUS, type ErrorCode } from './error-codes';
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
} from './list-query';
export { idParams } from './params';
export { fullTitle } from './full-title';
export { LIMITS } from './limits';
export { canonicalPath, createPathResolver, resolveHostPath, type PagePath } from './canonical-path';
export type { MenuGroup, MenuPlacement, SitemapRule } from './page-mount';
export { paths } from './paths';
export {
  PICTURE_FORMATS,
  PICTURE_WIDTHS,
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
} from './pictures';

export { ROLES, entersAdminArea, hasFullOversight, managesContent, type Actor, type Role } from './roles';
export type { PageMeta, PrefetchContext, RemoteModule, RemoteProps } from './remote-module';
export {
  DEFAULT_TIME_ZONE,
  clock,
  formatClock,
  formatDay,
  formatPlainDate,
  formatTime,
  fromFieldValue,
  monthName,
  plainDate,
  toFieldValue,
  toOffsetTime,
  weekdayName,
  zoneOffset,
  zonedParts,
  type ZonedParts,
} from './site-time';
export { semesterOf, semesterOfKey, type Semester } from './semesters';
export {
  DOCUMENT_ELEMENT,
  SERVER_SEGMENTS,
  readRemoteFiles,
  type PageDocument,
  type RemoteFiles,
} from './page-document';
export { registrySchema, versionSchema, type Registry, type RegistryEntry } from './registry';
