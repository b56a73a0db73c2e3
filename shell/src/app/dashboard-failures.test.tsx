import { sessionStore, type Session } from '@narthex/shared-auth';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { siteRegistry } from '../testing/fake-registry';
import { signedIn } from '../testing/sessions';
import { showShell } from '../testing/show-shell';
import {
  buildContainerName,
  getContainer,
  manifestFetch,
  memoryFederation,
  buildSettings,
  type MemoryContainer,
} from '../federation/loading/in-memory-remotes.testing';
import { RemoteResources } from '../federation/loading/remote-resource';

const FAULTS = [
  'a missing manifest',
  'a corrupt entry',
  'a missing chunk',
  'a crash',
  'a hanging load',
] as const;
type Fault = (typeof FAULTS)[number];

const DASHBOARDS: ReadonlyMap<string, Session> = new Map([
  ['/communication-dashboard', signedIn('leader', 'communication')],
  ['/senior-admin-dashboard', signedIn('leader', 'finance')],
  ['/member-dashboard', signedIn('member')],
  ['/department-dashboard', signedIn('leader', 'youth')],
]);

/** Every fault in one dashboard, and one fault in every dashboard: the slot of each is the same code. */
const FAILURES = [
  ...FAULTS.map((fault) => ['/department-dashboard', fault] as const),
  ...[...DASHBOARDS.keys()]
    .filter((path) => path !== '/department-dashboard')
    .map((path) => [path, 'a missing chunk'] as const),
];

/** Creates remotes that show one heading, and that fail until the fault is removed. */
function remotesWith(fault: Fault) {
  // The registry is new for each test, because the federation runtime remembers containers for the life of
  // the process.
  const registry = siteRegistry();
  const home = buildContainerName(registry.microFrontends['public-site']?.[0]?.metadata.version ?? '');
  let isMended = false;
  const Dashboard = () => {
    if (!isMended && fault === 'a crash') throw new Error('broken dashboard');
    return <h1>The dashboard</h1>;
  };
  const container: MemoryContainer = {
    init: () => undefined,
    get: async () => {
      if (!isMended && fault === 'a missing chunk') throw new Error('Loading chunk 7 failed');
      if (!isMended && fault === 'a hanging load') return new Promise(() => undefined);
      return () => ({ default: Dashboard });
    },
  };
  const federation = memoryFederation(async (name) => {
    if (name === home) return getContainer({ default: () => <h1>The home page</h1> });
    if (!isMended && fault === 'a corrupt entry') throw new Error('The hash does not match');
    return container;
  });
  const { settings } = buildSettings(federation, {
    // The limits are long enough for a busy machine.
    limits: { manifest: 2_000, module: 1_000, waits: [1, 1] },
    fetch: async (input) =>
      !isMended && fault === 'a missing manifest' && !String(input).includes('public-site')
        ? ({ ok: false, status: 404 } as Response)
        : manifestFetch(input),
  });
  return { registry, resources: new RemoteResources(settings), mend: () => void (isMended = true) };
}

const bar = () => within(screen.getByRole('banner'));
const failure = () => screen.findByRole('heading', { name: 'Oops! Something went wrong' });

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

describe('a dashboard that is opened by its URL', () => {
  it.each(FAILURES)('%s with %s keeps home and account, and heals without a reload', async (path, fault) => {
    const session = DASHBOARDS.get(path);
    const user = userEvent.setup();
    const { registry, resources, mend } = remotesWith(fault);
    const calls = { 'POST /auth/logout': { body: { success: true } } };
    await act(async () => showShell({ registry, resources, path, session, calls }));
    if (fault !== 'a crash') expect(bar().getByRole('link', { name: /Mwangaza/ })).toBeInTheDocument();
    expect(await failure()).toBeInTheDocument();
    expect(screen.getAllByRole('banner')).toHaveLength(1);

    await user.click(bar().getByRole('link', { name: /Mwangaza/ }));
    expect(await screen.findByRole('heading', { name: 'The home page' })).toBeInTheDocument();

    mend();
    await user.click(bar().getByRole('button', { name: 'Akinyi: your places' }));
    const menu = bar()
      .getAllByRole('link')
      .filter((link) => link.getAttribute('href') === path);
    await user.click(menu[0] ?? document.body);
    expect(await screen.findByRole('heading', { name: 'The dashboard' })).toBeInTheDocument();
    expect(screen.queryByRole('banner')).not.toBeInTheDocument();
  });

  it.each([...DASHBOARDS])('%s lets the person sign out where it failed', async (path, session) => {
    const user = userEvent.setup();
    const { registry, resources } = remotesWith('a missing manifest');
    const calls = { 'POST /auth/logout': { body: { success: true } } };
    await act(async () => showShell({ registry, resources, path, session, calls }));
    await failure();
    await user.click(bar().getByRole('button', { name: 'Akinyi: your places' }));
    await user.click(bar().getByRole('button', { name: 'Sign out' }));
    await waitFor(() => expect(window.location.pathname).toBe('/'));
    expect(sessionStore.getState().status).toBe('visitor');
  });
});
