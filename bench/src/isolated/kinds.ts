import { MeasureError } from '../browser/measure-error';
import type { Site } from '../sites/site';
import { computeIntegrity, declareUses } from './declare-uses';

const REMOTE = 'department-dashboard';
export type Kind = 'core' | 'isolated';

/** Lists what the dashboard does for a leader on the measured page. */
const USES = ['announcements.read', 'announcements.manage:department', 'departments.read'];

async function send(url: URL, init: RequestInit): Promise<unknown> {
  const response = await fetch(url, init);
  const text = await response.text();
  if (!response.ok) throw new MeasureError(`${url.pathname} responded with ${response.status}: ${text}`);
  return (JSON.parse(text) as { data: unknown }).data;
}

const json = (value: unknown) => ({
  body: JSON.stringify(value),
  headers: { 'content-type': 'application/json' },
});

export interface SignedIn {
  readonly token: string;
  readonly user: object;
  readonly role: string;
}

/** Signs the leader of a department in. */
export const signIn = (site: Site, department: string, password: string): Promise<SignedIn> =>
  send(new URL('/api/auth/leader-login', site.origin), {
    method: 'POST',
    ...json({ email: `${department}@demo.test`, password, department }),
  }) as Promise<SignedIn>;

/** Publishes a version of the dashboard that declares what it does, as an isolated remote has to. */
export async function publishUses(site: Site, root: string, shipToken: string): Promise<void> {
  const { version, files } = declareUses(root, REMOTE, USES);
  const hashes = Object.fromEntries([...files].map(([name, bytes]) => [name, computeIntegrity(bytes)]));
  const form = new FormData();
  form.append('release', JSON.stringify({ remote: REMOTE, version, files: hashes, to: 'live' }));
  for (const [name, bytes] of files) form.append('files', new File([bytes], name));
  await send(new URL('/api/v1/delivery/versions', site.origin), {
    method: 'POST',
    headers: { authorization: `Bearer ${shipToken}` },
    body: form,
  });
}

interface Grant {
  readonly id: number;
  readonly version: number;
  readonly remote: string;
}

/** Returns a function that makes the dashboard a core or an isolated remote by its grant. */
export function createKindSwitch(site: Site, { token }: SignedIn): (kind: Kind) => Promise<void> {
  const authorization = { authorization: `Bearer ${token}` };
  const url = new URL('/api/v1/delivery/grants', site.origin);
  return async (kind) => {
    const grants = (await send(url, { headers: authorization })) as readonly Grant[];
    const found = grants.find(({ remote }) => remote === REMOTE);
    if (!found) throw new MeasureError(`${REMOTE} has no grant`);
    const { id, version, ...grant } = found;
    const { body, headers } = json({ ...grant, kind, uses: kind === 'isolated' ? USES : [] });
    await send(new URL(`${url.pathname}/${id}`, site.origin), {
      method: 'PUT',
      headers: { ...headers, ...authorization, 'if-match': `"${version}"` },
      body,
    });
  };
}
