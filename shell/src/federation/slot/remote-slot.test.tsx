import { sessionStore, useUnsavedChanges, type Session } from '@narthex/shared-auth';
import type { Mount, RemoteProps } from '@narthex/shared-contracts';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ComponentType } from 'react';
import { useLocation } from 'react-router-dom';
import { RegistryWatch } from '../rollout/registry-watch';
import { createEntry } from '../loading/in-memory-remotes.testing';
import { fakeRegistry, siteRegistry } from '../../testing/fake-registry';
import { VISITOR, signedIn } from '../../testing/sessions';
import { showSlot } from '../../testing/show-slot';

const CHECKING: Session = { status: 'checking', actor: null, stored: null };
const Dashboard = ({ base }: { base: string }) => <h1>{`The dashboard below ${base}`}</h1>;
const Broken = () => {
  throw new Error('broken dashboard');
};
const dashboard = () => screen.queryByRole('heading', { name: /^The dashboard/ });
const frame = () => screen.queryByRole('region', { name: 'frame' });

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  localStorage.clear();
});
afterEach(() => jest.restoreAllMocks());

describe('the guard of a mount', () => {
  const show = (path: string, session: Session) =>
    showSlot({ registry: siteRegistry(), path, session, remote: Dashboard });

  it('lets in whom it is for, and tells the remote where it is mounted', () => {
    show('/senior-admin-dashboard', signedIn('leader', 'finance'));
    expect(dashboard()).toHaveTextContent('The dashboard below /senior-admin-dashboard');
  });

  it('waits while nobody knows who is there', () => {
    show('/member-dashboard', CHECKING);
    expect(screen.getByText('Checking authentication...')).toBeInTheDocument();
    expect(dashboard()).not.toBeInTheDocument();
  });

  it('asks a visitor to sign in', () => {
    show('/member-dashboard', VISITOR);
    expect(screen.getByRole('heading', { name: 'Authentication Required' })).toBeInTheDocument();
    expect(dashboard()).not.toBeInTheDocument();
  });

  it.each([
    ['a leader of another department', '/senior-admin-dashboard', signedIn('leader', 'youth')],
    ['a member', '/department-dashboard', signedIn('member')],
    ['a leader without administration', '/admin/users', signedIn('leader', 'youth')],
  ])('refuses %s', (_who, path, session) => {
    show(path, session);
    expect(screen.getByRole('heading', { name: 'Access Denied' })).toBeInTheDocument();
    expect(dashboard()).not.toBeInTheDocument();
  });

  it.each([
    ['a visitor', VISITOR, 'Authentication Required'],
    ['a member', signedIn('member'), 'Access Denied'],
    ['a leader', signedIn('leader', 'youth'), 'Access Denied'],
  ])('holds below /admin whatever the mount says of itself, for %s', (_who, session, title) => {
    const open: Mount = { path: '/admin/open', guard: 'public', title: 'Open to everybody' };
    showSlot({ registry: fakeRegistry({ rogue: [open] }), path: open.path, session, remote: Dashboard });
    expect(screen.getByRole('heading', { name: title })).toBeInTheDocument();
    expect(dashboard()).not.toBeInTheDocument();
  });

  it('sends a visitor of a leaders’ dashboard to their portal, without what is left of a session', async () => {
    localStorage.setItem('user_role', 'leader');
    show('/department-dashboard', VISITOR);
    const back = encodeURIComponent('/department-dashboard');
    expect(await screen.findByText(`/leaders?return_to=${back}`)).toBeInTheDocument();
    expect(localStorage.getItem('user_role')).toBeNull();
    expect(sessionStore.getState().status).toBe('visitor');
    expect(dashboard()).not.toBeInTheDocument();
  });
});

describe('what stands around a remote', () => {
  const base = { registry: siteRegistry(), path: '/member-dashboard', session: signedIn('member') };

  it.each([true, false])('says that the remote is on its way (in a frame: %s)', (isFramed) => {
    showSlot({ ...base, isFramed });
    const place = frame() ? within(screen.getByRole('region', { name: 'frame' })) : screen;
    expect(Boolean(frame())).toBe(isFramed);
    expect(place.getByText('Loading...')).toBeInTheDocument();
  });

  it('gives way to a remote with a frame of its own, which is the content of the page', () => {
    showSlot({ ...base, isFramed: true, remote: Dashboard });
    expect(frame()).not.toBeInTheDocument();
    expect(document.getElementById('content')).toContainElement(dashboard());
  });

  it('is the site where the remote has no frame: the content is not marked twice', () => {
    showSlot({ ...base, remote: Dashboard });
    expect(dashboard()).toBeInTheDocument();
    expect(document.getElementById('content')).not.toBeInTheDocument();
  });

  it('comes back around the error screen', () => {
    showSlot({ ...base, isFramed: true, remote: Broken });
    const region = within(screen.getByRole('region', { name: 'frame' }));
    expect(region.getByRole('heading', { name: 'Oops! Something went wrong' })).toBeInTheDocument();
  });
});

it('reports a remote that fails to render', () => {
  const registry = siteRegistry();
  const session = signedIn('member');
  const { reports } = showSlot({ registry, path: '/member-dashboard', session, remote: Broken });
  expect(reports).toEqual([
    {
      remote: 'member-area',
      version: '1.0.0',
      outcome: 'render-failed',
      failure: 'render',
      reason: 'Error',
      milliseconds: 0,
    },
  ]);
});

it.each([
  [true, 'This part of the site is running its previous version while the newest one is looked after.'],
  [false, null],
])('says so when the previous version stands in (%s)', (isPrevious, notice) => {
  const session = signedIn('member');
  const registry = siteRegistry();
  showSlot({ registry, path: '/member-dashboard', session, remote: Dashboard, isPrevious });
  expect(dashboard()).toBeInTheDocument();
  expect(screen.queryByRole('status', { name: '' })?.textContent ?? null).toBe(notice);
});

describe('another mount', () => {
  function Counter() {
    const [count, setCount] = useState(0);
    return <button onClick={() => setCount(count + 1)}>{`clicked ${count}`}</button>;
  }
  const open = (path: string, base?: string): Mount => ({
    path,
    guard: 'public',
    title: path,
    ...(base && { base }),
  });
  const registry = fakeRegistry({
    choirs: [open('/choirs'), open('/songs', '/choirs'), open('/concerts')],
    prayer: [open('/prayer')],
  });

  it.each([
    ['of the same base keeps what the person did', '/songs', 'clicked 1'],
    ['of another base begins anew', '/concerts', 'clicked 0'],
    ['of another remote begins anew', '/prayer', 'clicked 0'],
  ])('%s', async (_name, path, label) => {
    const { goTo } = showSlot({ registry, path: '/choirs', remote: Counter });
    await userEvent.click(screen.getByRole('button', { name: 'clicked 0' }));
    goTo(path);
    expect(screen.getByRole('button', { name: label })).toBeInTheDocument();
  });
});

describe('the server’s HTML of the first page', () => {
  const registry = fakeRegistry({
    site: ['/', '/COE'].map((path) => ({
      path,
      base: '/',
      exact: true,
      guard: 'public',
      title: path,
      ...(path === '/COE' && { aliases: ['/SabbathCalendar'] }),
    })),
  });
  const FALLBACK_MESSAGE = 'Some parts of this page could not be started.';
  const renderedSlot = { path: '/COE', html: '<h1>Calendar of events</h1>' };
  const calendar = () => screen.queryByRole('heading', { name: 'Calendar of events' });

  it.each(['/COE', '/SabbathCalendar'])('stays readable while its code does not start (%s)', (path) => {
    showSlot({ registry, path, remote: Broken, renderedSlot });
    expect(calendar()).toBeInTheDocument();
    expect(screen.getByText(FALLBACK_MESSAGE)).toHaveTextContent(`${FALLBACK_MESSAGE} Try again`);
  });

  it('gives way as soon as trying again works', async () => {
    let isBroken = true;
    const Fragile = () => {
      const { pathname } = useLocation();
      return isBroken ? <Broken /> : <h1>{`The page ${pathname}`}</h1>;
    };
    showSlot({ registry, path: '/COE', remote: Fragile, renderedSlot });
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(calendar()).toBeInTheDocument();
    isBroken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.getByRole('heading', { name: 'The page /COE' })).toBeInTheDocument();
    expect(screen.queryByText(FALLBACK_MESSAGE)).not.toBeInTheDocument();
  });

  it('stays readable while its code is asked for again', async () => {
    const arrive: (() => void)[] = [];
    let isDown = true;
    const load = async () => {
      if (isDown) throw new Error('connection lost');
      await new Promise<void>((resolve) => arrive.push(resolve));
      return { default: Dashboard };
    };
    showSlot({ registry, path: '/COE', load, renderedSlot });
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    isDown = false;
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(screen.getByRole('button', { name: 'Trying again…' })).toBeDisabled();
    expect(calendar()).toBeInTheDocument();
    await waitFor(() => expect(arrive).toHaveLength(1));
    arrive[0]?.();
    expect(await screen.findByRole('heading', { name: /^The dashboard/ })).toBeInTheDocument();
    expect(screen.queryByText(FALLBACK_MESSAGE)).not.toBeInTheDocument();
  });

  it('stands in for no other page', () => {
    showSlot({ registry, path: '/', remote: Broken, renderedSlot });
    expect(screen.getByRole('heading', { name: 'Oops! Something went wrong' })).toBeInTheDocument();
    expect(calendar()).not.toBeInTheDocument();
  });
});

it('asks anew for a remote whose failure was on the screen', async () => {
  let isDown = true;
  const load = async () => {
    if (isDown) throw new Error('connection lost');
    return { default: Dashboard };
  };
  const mount: Mount = { path: '/choirs', guard: 'public', title: 'Choirs' };
  const registry = fakeRegistry({ choirs: [mount, { ...mount, path: '/songs', base: '/choirs' }] });
  const { goTo } = showSlot({ registry, path: '/choirs', load });
  expect(await screen.findByRole('heading', { name: 'Oops! Something went wrong' })).toBeInTheDocument();
  isDown = false;
  goTo('/songs');
  expect(await screen.findByRole('heading', { name: /^The dashboard/ })).toBeInTheDocument();
});

it('asks anew when the link of the same page is followed again', async () => {
  let isDown = true;
  const load = async () => {
    if (isDown) throw new Error('connection lost');
    return { default: Dashboard };
  };
  const registry = fakeRegistry({ choirs: [{ path: '/choirs', guard: 'public', title: 'Choirs' }] });
  const { goTo } = showSlot({ registry, path: '/choirs', load });
  expect(await screen.findByRole('heading', { name: 'Oops! Something went wrong' })).toBeInTheDocument();
  isDown = false;
  goTo('/choirs');
  expect(await screen.findByRole('heading', { name: /^The dashboard/ })).toBeInTheDocument();
});

describe('a version that throws while it renders', () => {
  const mount: Mount = { path: '/choirs', guard: 'public', title: 'Choirs' };
  const plain = fakeRegistry({ choirs: [mount] });
  const entry = createEntry({ remote: 'choirs', hasPrevious: true });
  const registry = {
    ...plain,
    microFrontends: { choirs: [{ ...entry, extras: { ...entry.extras, mounts: [mount] } }] },
  };
  const loadInTurn = (...modules: ComponentType<RemoteProps>[]) => {
    const waiting = [...modules];
    return async () => ({ default: waiting.shift() ?? Broken });
  };

  it('gives way to the last good one in place, with a notice, and is reported', async () => {
    const { reports } = showSlot({ registry, path: '/choirs', load: loadInTurn(Broken, Dashboard) });
    expect(await screen.findByRole('heading', { name: /^The dashboard/ })).toBeInTheDocument();
    expect(screen.getByText(/running its previous version/)).toBeInTheDocument();
    expect(reports).toMatchObject([{ version: entry.metadata.version, outcome: 'render-failed' }]);
  });

  it('leaves the error screen when the last good one throws as well', async () => {
    const { reports } = showSlot({ registry, path: '/choirs', load: loadInTurn(Broken, Broken) });
    expect(await screen.findByRole('heading', { name: 'Oops! Something went wrong' })).toBeInTheDocument();
    await waitFor(() => expect(reports).toHaveLength(2));
    expect(reports.map(({ version }) => version)).toEqual([
      entry.metadata.version,
      entry.extras.previous?.version,
    ]);
  });
});

it('shows what the communications team says where a remote is switched off, and loads nothing of it', async () => {
  const mount: Mount = { path: '/choirs', guard: 'public', title: 'Choirs' };
  const plain = fakeRegistry({ choirs: [mount] });
  const [entry] = plain.microFrontends['choirs'] ?? [];
  if (!entry) throw new Error('No entry');
  const closed = { ...entry, extras: { ...entry.extras, disabled: 'Back on Monday.' } };
  const load = jest.fn();
  showSlot({ registry: { ...plain, microFrontends: { choirs: [closed] } }, path: '/choirs', load });
  expect(screen.getByRole('heading', { name: 'Dashboard: closed for now' })).toBeInTheDocument();
  expect(screen.getByText('Back on Monday.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
  expect(load).not.toHaveBeenCalled();
});

describe('a remote that is switched off while it is open', () => {
  const registry = fakeRegistry({ choirs: [{ path: '/choirs', guard: 'public', title: 'Choirs' }] });
  function Form() {
    const [text, setText] = useState('');
    useUnsavedChanges(text !== '');
    return <input aria-label="Song" value={text} onChange={(event) => setText(event.target.value)} />;
  }
  const open = () => {
    const watch = new RegistryWatch({ registry, fetch: () => Promise.reject(new Error('offline')) });
    showSlot({ registry, path: '/choirs', remote: Form, watch });
    return () => act(() => watch.closeHere(['choirs'], 'Back on Monday.'));
  };

  it('closes at once', () => {
    const close = open();
    close();
    expect(screen.getByRole('heading', { name: 'Dashboard: closed for now' })).toBeInTheDocument();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });

  it('keeps what was typed and not saved, and says so', async () => {
    const close = open();
    await userEvent.type(screen.getByRole('textbox', { name: 'Song' }), 'Amazing');
    close();
    expect(screen.getByRole('textbox', { name: 'Song' })).toHaveValue('Amazing');
    expect(screen.getByRole('alert')).toHaveTextContent('Dashboard was closed for now: Back on Monday.');
  });

  it('says so above a dialog, which covers the page', async () => {
    const toasts: string[] = [];
    const listen = ({ detail }: WindowEventMap['narthex:toast']) => toasts.push(detail.message);
    window.addEventListener('narthex:toast', listen);
    const close = open();
    await userEvent.type(screen.getByRole('textbox', { name: 'Song' }), 'Amazing');
    close();
    close();
    window.removeEventListener('narthex:toast', listen);
    expect(toasts).toEqual([
      'Dashboard was closed for now: Back on Monday. Please save or copy what you typed before you go on.',
    ]);
  });
});
