export { ACCESS_LEVELS, allows, narrower, type Access } from './access';
export { CALLS, findCall, type Call, type Method } from './calls';
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
  envelope,
  problemSchema,
  statusEnvelope,
  type Envelope,
  type Problem,
  type StatusEnvelope,
} from './envelope';
export { ERROR_STATUS, type ErrorCode } from './error-codes';
export { LIMITS } from './limits';
export { ALIASES, canonicalPath, paths } from './paths';
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
  zonedParts,
  type ZonedParts,
} from './site-time';
export { semesterOf, semesterOfKey, type Semester } from './semesters';
export { POLICIES, mayDo, type Action, type Owned } from './policies';
export {
  DOCUMENT_ELEMENT,
  SERVER_SEGMENTS,
  readRemoteFiles,
  type PageDocument,
  type RemoteFiles,
} from './page-document';
export { registrySchema, versionSchema, type Registry, type RegistryEntry } from './registry';
