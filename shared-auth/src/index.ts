export { ApiError, apiErrorFrom, type EditConflict } from './client/api-error';
export {
  call,
  configureApi,
  download,
  prepareCalls,
  readApiAccess,
  type CallOptions,
} from './client/api-client';
export { uploadFile } from './uploads/upload-file';
export type { UploadOptions } from './uploads/upload-request';
export type { Transport, TransportRequest, TransportResponse } from './client/transport';
export type { AskSecondStep, Joined } from './session/session';
export {
  connectSession,
  endSession,
  followOtherTabs,
  leaderLogin,
  login,
  logout,
  refreshCurrentUser,
  register,
  restoreSession,
} from './session/session';
export {
  sessionStore,
  useCurrentUser,
  useSession,
  type Session,
  type SessionUser,
  type StoredSession,
} from './session/session-store';
export { can, evaluateGuard, mayOpen, useGuard, type GuardDecision } from './guards/guards';
export { effectiveAccess, type GuardedMount as Guarded } from '@narthex/shared-contracts';
export { safeReturnTo } from './guards/guards';
export {
  nowQuery,
  postedFormQuery,
  siteQuery,
  worshipServicesQuery,
  type PostedForm,
} from './client/site-queries';
export {
  LEAVE_MESSAGES,
  followUnsavedChanges,
  hasUnsavedChanges,
  leaveAfterConfirm,
  useLeavePrompt,
  useUnsavedChanges,
} from './unsaved-changes/unsaved-changes';
export { UnsavedChangesGuard } from './unsaved-changes/unsaved-changes-guard';
export { adoptSession, connectFrame, type FrameHost } from './frame/frame-host';
export { useSessionEnd, useSignOut } from './session/use-sign-out';
export { useSessionRenewal } from './session/use-session-renewal';
export { readStoredSession } from './session/session-storage';
