import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sessionStore } from '@narthex/shared-auth';
import type { Mount } from '@narthex/shared-contracts';
import { connect, type Connection } from 'penpal';
import { fakeRegistry } from '../../testing/fake-registry';
import { showSlot, type ShowSlotOptions } from '../../testing/show-slot';
import { signedIn } from '../../testing/sessions';
import { createEntry } from '../loading/in-memory-remotes.testing';
import type { FrameMethods, HostMethods } from './frame-protocol';

jest.mock('penpal', () => ({ PortMessenger: jest.fn(), connect: jest.fn() }));

const SECONDS = 1_000;
const MOUNT: Mount = { path: '/choirs', guard: 'public', title: 'Choirs' };
const ENTRY = createEntry({ remote: 'choirs', hasPrevious: true });
const LIVE = ENTRY.metadata.version;
const PREVIOUS = ENTRY.extras.previous?.version ?? '';

let host: HostMethods;
let ping: () => Promise<boolean>;

beforeEach(() => {
  jest.useFakeTimers();
  ping = () => Promise.resolve(true);
  jest.mocked(connect).mockClear();
  jest.mocked(connect).mockImplementation(({ methods }) => {
    host = methods as HostMethods;
    const frame = { ping: () => ping(), setLocation: jest.fn(), setPerson: jest.fn() };
    return { promise: Promise.resolve(frame), destroy: jest.fn() } as unknown as Connection<FrameMethods>;
  });
});
afterEach(() => jest.useRealTimers());

const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
const frame = () => screen.getByTitle<HTMLIFrameElement>(ENTRY.extras.title);
const version = () => frame().src.split('/').at(-1);
const isShown = () => frame().hasAttribute('data-shown');
const wait = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * SECONDS));
const errorScreen = () => screen.queryByRole('heading', { name: 'Oops! Something went wrong' });
/** Greets the page as the shell in the frame does. */
const greet = (document = 'first') =>
  act(() => {
    const port = { addEventListener: jest.fn(), postMessage: jest.fn() };
    const data = { greeting: 'narthex:frame', document };
    const event = Object.assign(new Event('message'), { source: frame().contentWindow, data, ports: [port] });
    window.dispatchEvent(event);
  });
const blockedNotice = () => screen.queryByText(/doesn’t respond at the moment/);

async function open({
  mount = MOUNT,
  ...options
}: Partial<ShowSlotOptions> & { readonly mount?: Mount } = {}) {
  const extras = { ...ENTRY.extras, isolated: true as const, mounts: [mount] };
  const registry = {
    ...fakeRegistry({ choirs: [mount] }),
    microFrontends: { choirs: [{ ...ENTRY, extras }] },
  };
  const slot = showSlot({ registry, path: mount.path, ...options });
  await screen.findByTitle(extras.title);
  return slot;
}

async function openGreeted() {
  const slot = await open();
  greet();
  return slot;
}

async function openShown() {
  const slot = await openGreeted();
  act(() => host.shown());
  return slot;
}

it('says that the remote is on its way until its frame shows it', async () => {
  await openGreeted();
  expect(screen.getByText('Loading...')).toBeInTheDocument();
  expect(isShown()).toBe(false);
  act(() => host.shown());
  expect(screen.queryByText('Loading...')).not.toBeInTheDocument();
  expect(isShown()).toBe(true);
  await wait(60);
  expect(version()).toBe(LIVE);
  expect(errorScreen()).not.toBeInTheDocument();
});

it('tells a frame that the server rendered nothing until the guard lets the person in', async () => {
  const mount: Mount = { path: '/choir-dashboard', guard: 'signed-in', title: 'Choirs' };
  await open({ mount, hasFrame: true, session: { status: 'checking', actor: null, stored: null } });
  const rendered = frame();
  greet();
  expect(screen.getByText('Checking authentication...')).toBeInTheDocument();
  expect(connect).not.toHaveBeenCalled();
  act(() => sessionStore.setState(signedIn('leader', 'music'), true));
  greet();
  expect(connect).toHaveBeenCalledTimes(1);
  expect(screen.queryByText('Checking authentication...')).not.toBeInTheDocument();
  expect(frame()).toBe(rendered);
});

describe('a frame that shows nothing in time', () => {
  it('gives way to the last good version, with a notice', async () => {
    const { reports } = await openGreeted();
    await wait(31);
    expect(version()).toBe(PREVIOUS);
    greet();
    expect(screen.getByText(/running its previous version/)).toBeInTheDocument();
    expect(reports).toMatchObject([{ remote: 'choirs', version: LIVE, outcome: 'failed' }]);
    act(() => host.shown());
    expect(isShown()).toBe(true);
  });

  it('leaves the error screen once every version has failed', async () => {
    const { reports } = await openGreeted();
    await wait(31);
    greet();
    await wait(31);
    expect(errorScreen()).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Go Back' })).toBeInTheDocument();
    expect(reports.map((report) => report.version)).toEqual([LIVE, PREVIOUS]);
  });

  it.each<[string, (slot: Awaited<ReturnType<typeof open>>) => unknown]>([
    ['a refresh', () => user.click(screen.getByRole('button', { name: 'Refresh Page' }))],
    ['another page of it', ({ goTo }) => goTo('/choirs/songs')],
    ['the same link', ({ goTo }) => goTo('/choirs')],
  ])('is asked for anew by %s, in its newest version', async (_, visit) => {
    const slot = await openGreeted();
    await wait(31);
    greet();
    await wait(31);
    await visit(slot);
    expect(errorScreen()).not.toBeInTheDocument();
    expect(version()).toBe(LIVE);
    expect(screen.queryByText(/running its previous version/)).not.toBeInTheDocument();
  });
});

describe('a frame whose document is lost', () => {
  it('is asked for anew in the same version, and works then', async () => {
    await open();
    const lost = frame();
    fireEvent.load(lost);
    await wait(2);
    expect(frame()).not.toBe(lost);
    expect(version()).toBe(LIVE);
    greet();
    act(() => host.shown());
    expect(isShown()).toBe(true);
  });

  it('gives way to the last good version, and that to the error screen', async () => {
    const { reports } = await open();
    await wait(11);
    expect(version()).toBe(LIVE);
    await wait(11);
    expect(version()).toBe(PREVIOUS);
    await wait(11);
    await wait(11);
    expect(errorScreen()).toBeInTheDocument();
    expect(reports).toMatchObject([
      { version: LIVE, outcome: 'failed', failure: 'timeout' },
      { version: PREVIOUS, outcome: 'failed', failure: 'timeout' },
    ]);
  });
});

describe('a frame that floods the page with messages', () => {
  it('is removed with a notice, and loads again when the person wants it', async () => {
    const { reports } = await openShown();
    const { contentWindow: source } = frame();
    act(() => {
      for (let count = 0; count < 1_100; count += 1)
        window.dispatchEvent(Object.assign(new Event('message'), { source, ports: [] }));
    });
    expect(screen.queryByTitle(ENTRY.extras.title)).not.toBeInTheDocument();
    expect(blockedNotice()).toBeInTheDocument();
    expect(reports).toMatchObject([{ version: LIVE, outcome: 'render-failed' }]);
    await user.click(screen.getByRole('button', { name: 'Load it again' }));
    expect(frame()).toBeInTheDocument();
    expect(blockedNotice()).not.toBeInTheDocument();
  });
});

describe('a frame that blocks', () => {
  it('is said to, until it responds again', async () => {
    await openShown();
    ping = () => new Promise(() => undefined);
    await wait(9);
    expect(blockedNotice()).toBeInTheDocument();
    expect(isShown()).toBe(true);
    ping = () => Promise.resolve(true);
    await wait(9);
    expect(blockedNotice()).not.toBeInTheDocument();
  });

  it('is replaced when the person wants it', async () => {
    await openShown();
    const blocked = frame();
    ping = () => new Promise(() => undefined);
    await wait(9);
    await user.click(screen.getByRole('button', { name: 'Load it again' }));
    expect(frame()).not.toBe(blocked);
    expect(screen.getByText('Loading...')).toBeInTheDocument();
  });
});

it('replaces a frame that reloaded itself, because nobody hears it any more', async () => {
  await openShown();
  const before = frame();
  fireEvent.load(before);
  expect(frame()).toBe(before);
  fireEvent.load(before);
  expect(frame()).not.toBe(before);
  expect(version()).toBe(LIVE);
  greet();
  act(() => host.shown());
  expect(isShown()).toBe(true);
});

it('takes a frame that reloads itself before it shows anything for a failed one', async () => {
  await open();
  fireEvent.load(frame());
  fireEvent.load(frame());
  expect(version()).toBe(PREVIOUS);
});

describe('a link to another site', () => {
  const URL_WITH_DATA = 'https://elsewhere.example/collect?name=Mercy';
  const ask = async () => {
    await openShown();
    act(() => host.openLink(URL_WITH_DATA));
    return waitFor(() => screen.getByRole('dialog', { name: 'Open elsewhere.example?' }));
  };

  it.each<[string, number]>([
    ['Cancel', 0],
    ['Open link', 1],
  ])('is shown in full before %s', async (button, opened) => {
    const openWindow = jest.spyOn(window, 'open').mockReturnValue(null);
    expect(await ask()).toHaveTextContent(URL_WITH_DATA);
    await user.click(screen.getByRole('button', { name: button }));
    expect(openWindow).toHaveBeenCalledTimes(opened);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    openWindow.mockRestore();
  });
});
