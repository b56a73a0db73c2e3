import { ROLES, isDepartment, type Department, type Role } from '@narthex/shared-contracts';
import type { SessionUser, StoredSession } from './session-store';

const KEYS = {
  token: 'auth_token',
  legacyToken: 'token',
  user: 'user_data',
  legacyUser: 'user',
  role: 'user_role',
  department: 'department',
} as const;

export const SESSION_KEYS: readonly string[] = Object.values(KEYS);

/** Storage may be blocked, full, or missing on the server; then the session lives as long as the page. */
function withStorage<T>(work: (storage: Storage) => T, otherwise: T): T {
  try {
    return work(localStorage);
  } catch {
    return otherwise;
  }
}

function parseUser(text: string | null): SessionUser | null {
  if (!text) return null;
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && 'email' in value ? (value as SessionUser) : null;
  } catch {
    return null;
  }
}

export function readStoredToken(): string | null {
  return withStorage((storage) => storage.getItem(KEYS.token) ?? storage.getItem(KEYS.legacyToken), null);
}

/** Returns the stored session, or null unless both user and token are stored. */
export function readStoredSession(): StoredSession | null {
  return withStorage((storage) => {
    const token = readStoredToken();
    const user = parseUser(storage.getItem(KEYS.user) ?? storage.getItem(KEYS.legacyUser));
    if (!token || !user) return null;
    const role = storage.getItem(KEYS.role);
    const department: string | null = storage.getItem(KEYS.department);
    return {
      token,
      user,
      role: ROLES.find((known): known is Role => known === role) ?? 'member',
      department: isDepartment(department) ? (department as Department) : null,
    };
  }, null);
}

export function writeStoredSession(session: StoredSession): void {
  withStorage((storage) => {
    storage.setItem(KEYS.user, JSON.stringify(session.user));
    storage.setItem(KEYS.role, session.role);
    if (session.department) storage.setItem(KEYS.department, session.department);
    else storage.removeItem(KEYS.department);
    // Another tab may read the storage after each line, and must not find the new token with the person of before.
    storage.setItem(KEYS.token, session.token);
    storage.setItem(KEYS.legacyToken, session.token);
  }, undefined);
}

export function clearStoredSession(): void {
  withStorage((storage) => SESSION_KEYS.forEach((key) => storage.removeItem(key)), undefined);
}
