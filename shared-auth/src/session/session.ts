import type { Envelope, Department } from '@narthex/shared-contracts';
import type {
  LeaderLoginInput,
  LoginInput,
  RegisterInput,
  SessionData,
} from '@narthex/shared-contracts/schemas/auth';
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
import { hasUnsavedChanges } from '../unsaved-changes/unsaved-changes';
import { askForRenewal, isRenewalAsked } from './session-renewal';
import { VISITOR, authenticated, sessionStore, type StoredSession } from './session-store';

function begin(stored: StoredSession): StoredSession {
  writeStoredSession(stored);
  sessionStore.setState(authenticated(stored));
  return stored;
}

/** Forgets the session in this browser. The server is told by `logout`. */
export function endSession(): void {
  clearStoredSession();
  sessionStore.setState(VISITOR);
}

/** Login and register responses must report success; otherwise the server's message, or `fallback`, is thrown. */
function successful(response: Envelope<SessionData>, fallback: string): SessionData {
  if (!response.success || !response.data?.token) {
    throw new ApiError(400, 'refused', response.message ?? fallback);
  }
  return response.data;
}

const withDepartment = (data: SessionData, department: Department | null): StoredSession => ({
  ...data,
  department,
});

/** Signs in at the member portal and at the administrator login. */
export async function login(input: LoginInput): Promise<StoredSession> {
  const data = successful(await call('auth.login', { body: input }), t('Login failed'));
  return begin(withDepartment(data, data.department ?? null));
}

/** Signs a leader in for the department they chose. */
export async function leaderLogin(input: LeaderLoginInput): Promise<StoredSession> {
  const data = successful(await call('auth.leaderLogin', { body: input }), t('Login failed'));
  return begin(withDepartment(data, data.department ?? input.department));
}

/** How joining went: the person then signs in, or first opens a link that was sent to them. */
export interface Joined {
  readonly message: string;
  readonly isLinkSent: boolean;
}

/** Joins as a member. Resolves with the server's message. */
export async function register(input: RegisterInput): Promise<Joined> {
  const response = await call('auth.register', { body: input });
  if (!response.success) throw new ApiError(400, 'refused', response.message ?? t('Registration failed'));
  return { message: response.message ?? '', isLinkSent: response.is_link_sent === true };
}

/** Ends the session everywhere in this browser; a failing call is ignored. */
export async function logout(): Promise<void> {
  const ended = call('auth.logout').catch((cause: unknown) => console.warn('Logout call failed', cause));
  endSession();
  await ended;
}

/** Reads the signed-in person again from the server, and with them role and department. */
export async function refreshCurrentUser(): Promise<void> {
  const token = readStoredToken();
  if (!token) return endSession();
  const { data } = await call('auth.currentUser');
  // Whoever signed out meanwhile, here or in another tab, stays signed out.
  if (readStoredToken() !== token) return;
  if (!data?.user) throw new ApiError(400, 'refused', 'Failed to fetch user data');
  begin({ token, ...data, department: data.department ?? null });
}

/** Whether a response refuses the session itself; another one may be a proxy's, or pass. */
const refusesSession = (cause: unknown) =>
  cause instanceof ApiError && ([401, 403, 419].includes(cause.status) || cause.code === 'refused');

/**
 * Restores the stored session at start and confirms it with the server. A refusal clears the storage; no connection,
 * too many requests, or a server in trouble leaves the person signed in.
 */
export async function restoreSession(): Promise<void> {
  const stored = readStoredSession();
  if (!stored) {
    // Half a session (a token without a user) is none.
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

/** Follows sign-in and sign-out in other tabs. Returns the function that stops it. */
export function followOtherTabs(): () => void {
  const handle = (event: StorageEvent) => {
    if (event.key !== null && !SESSION_KEYS.includes(event.key)) return;
    const stored = readStoredSession();
    const token = sessionStore.getState().stored?.token ?? null;
    if ((stored?.token ?? null) !== token) sessionStore.setState(stored ? authenticated(stored) : VISITOR);
  };
  window.addEventListener('storage', handle);
  return () => window.removeEventListener('storage', handle);
}

/**
 * Connects the API client with the session: the bearer token, and what a 401 does. While something is unsaved, the person
 * is asked to sign in again in place; otherwise the session is over. Called once by the shell.
 */
export function connectSession(options: { host: string; onSessionLost: () => void }): void {
  configureApi({
    host: options.host,
    readToken: readStoredToken,
    onUnauthorized: async (refusal) => {
      // A wrong password at the very question: the dialog says so.
      if (isRenewalAsked() && refusal.code === 'invalid_credentials') return false;
      if (sessionStore.getState().stored && hasUnsavedChanges()) return askForRenewal();
      if (readStoredToken()) endSession();
      options.onSessionLost();
      return false;
    },
  });
}
