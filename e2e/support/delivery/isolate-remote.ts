import { expect, type APIRequestContext } from '@playwright/test';
import { DEMO_PASSWORD } from '../site';
import { alterBuild, changeRelease, publishBuild, readLive } from './altered-build';

const REMOTE = 'department-dashboard';
/** Lists what the department dashboard does for a leader in these tests. */
const USES = [
  ...['announcements.read', 'announcements.manage:department', 'events.read', 'events.manage:department'],
  ...['departments.read', 'ministry-members.manage:department', 'reports.read:department'],
];

/** Changes the grant of the department dashboard: an isolated remote runs in a frame. */
export async function grantDepartmentDashboard(
  request: APIRequestContext,
  kind: 'core' | 'isolated',
): Promise<void> {
  const signedIn = await request.post('/api/auth/leader-login', {
    data: { email: 'communication@demo.test', password: DEMO_PASSWORD, department: 'communication' },
  });
  const headers = { authorization: `Bearer ${(await signedIn.json()).data.token}` };
  const { data } = await (await request.get('/api/v1/delivery/grants', { headers })).json();
  const { id, version, ...grant } = data.find(({ remote }: { remote: string }) => remote === REMOTE);
  const response = await request.put(`/api/v1/delivery/grants/${id}`, {
    headers: { ...headers, 'if-match': `"${version}"` },
    data: { ...grant, kind, uses: kind === 'isolated' ? USES : [] },
  });
  expect(response.status(), await response.text()).toBe(200);
}

/**
 * Runs the department dashboard as the remote of a team: its grant makes it isolated, and its live version declares
 * what it does. Resolves with a function that makes it a core remote again.
 */
export async function isolateDepartmentDashboard(request: APIRequestContext): Promise<() => Promise<void>> {
  const before = await readLive(request, REMOTE);
  await grantDepartmentDashboard(request, 'isolated');
  const build = alterBuild(REMOTE, '"descriptor":{', `"descriptor":{"uses":${JSON.stringify(USES)},`);
  await publishBuild(request, REMOTE, build, { to: 'live' });
  return async () => {
    await changeRelease(request, REMOTE, { action: 'live', version: before });
    await grantDepartmentDashboard(request, 'core');
  };
}
