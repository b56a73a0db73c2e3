import type { Department } from '@narthex/shared-contracts';
import type { EndpointOutput } from '@narthex/shared-contracts/endpoints';
import type {
  LeaderLoginInput,
  LoginInput,
  RegisterInput,
  SessionData,
} from '@narthex/shared-contracts/schemas/auth';
import type { SignInChallenge } from '@narthex/shared-contracts/schemas/second-factor';
import { t } from '@narthex/shared-contracts/translate';
import { call, configureApi } from '../client/api-client';
import { ApiError } from '../client/api-error';
import {
  SESSION_KEYS,
  clearStoredSession,
  readStoredSession,
  readStoredToken,
  writeStoredSession,
} from './session-storage';
import { frameHost } from '../frame/frame-host';
import { hasUnsavedChanges, onNothingUnsaved } from '../unsaved-changes/unsaved-changes';
import { askForRenewal, isProving, isRenewalAsked, settleRenewal } from './session-renewal';
import { VISITOR, authenticated, sessionStore, type StoredSession } from './session-store';

function begin(stored: StoredSession): StoredSession {
  writeStoredSession(stored);
  sessionStore.setState(authenticated(stored));
  return stored;
}

/**
 * Returns the token of the person whom this page shows. What is typed here must never be saved in the name of
 * somebody who signed in in another tab.
 */
const readPageToken = (): string | null => sessionStore.getState().stored?.token ?? readStoredToken();

/** Makes the page follow the session that the browser stores. */
function adoptStoredSession(): void {
  const stored = readStoredSession();
  const token = sessionStore.getState().stored?.token ?? null;
  if ((stored?.token ?? null) !== token) sessionStore.setState(stored ? authenticated(stored) : VISITOR);
}

/**
 * Deletes the session from this browser only; `logout` also ends it on the server. A session that another tab
 * has opened meanwhile stays.
 */
export function endSession(): void {
  if (readStoredToken() !== readPageToken()) return adoptStoredSession();
  clearStoredSession();
  sessionStore.setState(VISITOR);
}

/** Asks the person for the second step of a sign-in and resolves with the session that it opened. */
export type AskSecondStep = (challenge: SignInChallenge) => Promise<SessionData>;

/**
 * Returns the session of a successful sign-in, after its second step if the account has one. Otherwise throws
 * an ApiError with the server's message.
 */
async function successful(
  response: EndpointOutput<'auth.login'>,
  askSecondStep: AskSecondStep | undefined,
): Promise<SessionData> {
  // Other back ends may send no data.
  const data = response.data as typeof response.data | null | undefined;
  if (askSecondStep && data && 'challenge' in data) return askSecondStep(data);
  if (!response.success || !data || !('token' in data) || !data.token) {
    throw new ApiError(400, 'refused', response.message ?? t('Login failed'));
  }
  return data;
}

const withDepartment = (data: SessionData, department: Department | null): StoredSession => ({
  ...data,
  department,
});

/** Signs in at the members' portal or the administrators' sign-in. */
export async function login(input: LoginInput, askSecondStep?: AskSecondStep): Promise<StoredSession> {
  const data = await successful(await call('auth.login', { body: input }), askSecondStep);
  return begin(withDepartment(data, data.department ?? null));
}

/** Signs a leader in for the chosen department. */
export async function leaderLogin(
  input: LeaderLoginInput,
  askSecondStep?: AskSecondStep,
): Promise<StoredSession> {
  const data = await successful(await call('auth.leaderLogin', { body: input }), askSecondStep);
  return begin(withDepartment(data, data.department ?? input.department));
}

/** Describes the result of joining. With `isLinkSent` the person must first open the link in their email. */
export interface Joined {
  readonly message: string;
  readonly isLinkSent: boolean;
}

/** Registers a new member. Throws an ApiError with the server's message if it refuses. */
export async function register(input: RegisterInput): Promise<Joined> {
  const response = await call('auth.register', { body: input });
  if (!response.success) throw new ApiError(400, 'refused', response.message ?? t('Registration failed'));
  return { message: response.message ?? '', isLinkSent: response.is_link_sent === true };
}

/** Ends the session on the server and in this browser; a failed call is ignored. */
export async function logout(): Promise<void> {
  const host = frameHost();
  if (host) return host.signOut();
  const ended = call('auth.logout').catch((cause: unknown) => console.warn('Logout call failed', cause));
  endSession();
  await ended;
}

/** Reloads the signed-in person with role and department from the server. Throws an ApiError. */
export async function refreshCurrentUser(): Promise<void> {
  // The page around a frame tells it who is signed in.
  if (frameHost()) return;
  const token = readPageToken();
  if (!token || !readStoredToken()) return endSession();
  const { data } = await call('auth.currentUser');
  // The person may have signed out since the call began, here or in another tab.
  if (readStoredToken() !== token) return;
  if (!data?.user) throw new ApiError(400, 'refused', t('Failed to fetch user data'));
  begin({ token, ...data, department: data.department ?? null });
}

/**
 * Returns true if a response refuses the session itself. Other errors may come from a proxy or be temporary.
 */
const refusesSession = (cause: unknown) =>
  cause instanceof ApiError &&
  (cause.code === 'refused' || ([401, 403, 419].includes(cause.status) && !cause.hasDefaultMessage));

/**
 * Restores the stored session at start and confirms it with the server. A refusal clears the storage. Without
 * a connection, after too many requests or on a server error the person stays signed in.
 */
export async function restoreSession(): Promise<void> {
  const stored = readStoredSession();
  if (!stored) {
    // A token without a user is not a complete session.
    if (readStoredToken()) clearStoredSession();
    sessionStore.setState(VISITOR);
    return;
  }
  sessionStore.setState(authenticated(stored));
  try {
    await refreshCurrentUser();
  } catch (cause) {
    if (refusesSession(cause)) endSession();
    else console.warn('Failed to fetch user data', cause);
  }
}

/**
 * Adopts sign-in and sign-out from other tabs. While something is unsaved here, the page keeps its person, who is
 * asked to sign in again; a sign-in of theirs in another tab does that too. Returns a function that stops it.
 */
export function followOtherTabs(): () => void {
  const adopt = () => {
    const own = sessionStore.getState().stored;
    const stored = readStoredSession();
    const isReplaced = own !== null && own.token !== stored?.token;
    if (!isReplaced || !hasUnsavedChanges()) return adoptStoredSession();
    if (stored?.user.id !== own.user.id) return void askForRenewal('sign-in');
    adoptStoredSession();
    settleRenewal();
  };
  const handle = (event: StorageEvent) => {
    if (event.key === null || SESSION_KEYS.includes(event.key)) adopt();
  };
  window.addEventListener('storage', handle);
  const stopWaiting = onNothingUnsaved(adopt);
  return () => {
    window.removeEventListener('storage', handle);
    stopWaiting();
  };
}

/**
 * Connects the API client with the session: it sends the bearer token and handles a 401. If the call needs a
 * proof, the person is asked for it. While something is unsaved, they are asked to sign in again on the same
 * page; otherwise the session ends. The shell calls it once.
 */
export function connectSession(options: { host: string; onSessionLost: () => void }): void {
  configureApi({
    host: options.host,
    readToken: readPageToken,
    onUnauthorized: async (refusal, token) => {
      const isOther = (current: string | null) => token !== null && current !== null && token !== current;
      // Another tab has signed in since. The call isn't repeated, because that may be somebody else.
      if (isOther(readPageToken())) return false;
      if (isOther(readStoredToken()) && !hasUnsavedChanges()) {
        adoptStoredSession();
        return false;
      }
      // The dialog itself reports that its password or code was wrong.
      if (isProving() || (isRenewalAsked() && refusal.code === 'invalid_credentials')) return false;
      const isSignedIn = sessionStore.getState().stored !== null;
      if (isSignedIn && refusal.code === 'proof_required') return askForRenewal('proof');
      if (isSignedIn && hasUnsavedChanges()) return askForRenewal('sign-in');
      if (readPageToken()) endSession();
      options.onSessionLost();
      return false;
    },
  });
}
