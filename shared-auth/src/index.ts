export { ApiError } from './api-error';
export { api, configureApi, type CallOptions } from './api-client';
export type { Transport, TransportRequest, TransportResponse } from './transport';
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
} from './session';
export {
  sessionStore,
  useCurrentUser,
  useSession,
  type Session,
  type SessionUser,
  type StoredSession,
} from './session-store';
export { can, evaluateGuard, mayOpen, useGuard, type GuardDecision } from './guards';
export { effectiveAccess, type GuardedMount as Guarded } from '@narthex/shared-contracts';
export { safeReturnTo } from './return-to';
export { nowQuery, postedFormQuery, siteQuery, worshipServicesQuery, type PostedForm } from './site-queries';
export { useSignOut } from './use-sign-out';
