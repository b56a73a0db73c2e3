import { findDoor, type Mount } from '@narthex/shared-contracts';
import { endpointRoute } from '@narthex/shared-contracts/endpoint-paths';
import type { EndpointOutput } from '@narthex/shared-contracts/endpoints';
import { CommandError, toSentence } from '../../command-errors';
import { fetchFrom } from '../../site-url';

/** Describes the person who opens the pages. */
export interface PersonOptions {
  readonly email?: string;
  readonly password?: string;
  readonly department?: string;
}

/** Describes a session in the storage of the browser. The specification defines the keys. */
export type StoredSession = readonly { readonly name: string; readonly value: string }[];

const LOCAL = new Set(['127.0.0.1', 'localhost', '[::1]']);

/** Returns the demo account of a portal and a department. */
function findDemoEmail(door: string, department: string | undefined): string {
  if (door === 'admin') return 'admin@demo.test';
  return `${door === 'leaders' && department ? department : 'member'}@demo.test`;
}

/**
 * Signs in at the portal of a mount. Resolves with null if no person is given and the page is public. Throws
 * CommandError with the site's message if it refuses.
 */
export async function signIn(
  site: string,
  { mount, path, isPublic }: { readonly mount: Mount; readonly path: string; readonly isPublic: boolean },
  options: PersonOptions,
): Promise<StoredSession | null> {
  const door = findDoor(mount, path);
  const department = options.department ?? mount.departments?.[0];
  const demo = LOCAL.has(new URL(site).hostname) ? process.env['DEMO_PASSWORD'] : undefined;
  const email = options.email ?? (demo && findDemoEmail(door, department));
  const password = options.password ?? demo;
  if (!email || !password) {
    if (isPublic) return null;
    throw new CommandError(
      `${path} asks for a sign-in: say who signs in with --email, and put the password into NARTHEX_PASSWORD.`,
    );
  }
  const isLeader = door === 'leaders';
  const { method, path: url } = endpointRoute(isLeader ? 'auth.leaderLogin' : 'auth.login');
  const response = await fetchFrom(site, url, {
    method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password, ...(isLeader && { department }) }),
  });
  const body = (await response.json().catch(() => ({}))) as Partial<EndpointOutput<'auth.login'>>;
  if (!response.ok || !body.data || !('token' in body.data))
    throw new CommandError(toSentence(`${email} could not sign in: ${body.message ?? response.status}`));
  const { token, user, role, department: own } = body.data;
  const acting = own ?? (isLeader ? department : undefined);
  return [
    { name: 'auth_token', value: token },
    { name: 'token', value: token },
    { name: 'user_data', value: JSON.stringify(user) },
    { name: 'user_role', value: role },
    ...(acting ? [{ name: 'department', value: acting }] : []),
  ];
}
