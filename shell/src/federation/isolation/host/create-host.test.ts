import { sessionStore } from '@narthex/shared-auth';
import type { MountMatch } from '@narthex/shared-contracts';
import { signedIn } from '../../../testing/sessions';
import { createHost, describeStart, type HostPage } from './create-host';

const match = { remote: 'music-dashboard', base: '/music-dashboard' } as MountMatch;

let isActive = true;

function openHost(changes: Partial<HostPage> = {}) {
  const page = {
    match,
    entry: { metadata: { version: '1.0.0-0123456789' } } as HostPage['entry'],
    followsContent: false,
    isPageChange: () => false,
    site: () => undefined,
    location: () => ({ pathname: '/music-dashboard', search: '', hash: '', state: null, key: 'a' }),
    navigate: jest.fn(),
    openPage: jest.fn(),
    goBack: jest.fn(),
    askToOpen: jest.fn(),
    report: jest.fn(),
    setUnsaved: jest.fn(),
    setHeight: jest.fn(),
    onShown: jest.fn(),
    reload: jest.fn(),
    signOut: jest.fn(),
    onUploadProgress: jest.fn(),
    ...changes,
  };
  return { page, host: createHost(page) };
}

beforeEach(() => {
  isActive = true;
  sessionStore.setState(signedIn('leader', 'music'), true);
  Object.defineProperty(navigator, 'userActivation', { configurable: true, get: () => ({ isActive }) });
});

it('tells a frame who is signed in, without a token or an address', () => {
  const { person } = describeStart(openHost().page);
  expect(person).toMatchObject({ role: 'leader', department: 'music', user: { email: '', phone: null } });
  expect(JSON.stringify(person)).not.toContain(sessionStore.getState().stored?.token);
  expect(JSON.stringify(person)).not.toContain(sessionStore.getState().stored?.user.email);
});

it('inherits nothing that a frame could call', () => {
  const { host } = openHost();
  for (const name of ['constructor', '__proto__', '__defineGetter__', 'toString'])
    expect((host as Record<string, unknown>)[name]).toBeUndefined();
});

it('acts for the person only while they use the page', () => {
  const { host, page } = openHost();
  isActive = false;
  host.goBack();
  host.signOut();
  host.openLink('https://elsewhere.example/?data=1');
  host.navigate({ to: '/admin/users', replace: false, state: null });
  for (const made of [page.goBack, page.signOut, page.askToOpen, page.navigate])
    expect(made).not.toHaveBeenCalled();
  isActive = true;
  host.openLink('https://elsewhere.example/?data=1');
  expect(page.askToOpen).toHaveBeenCalledWith(new URL('https://elsewhere.example/?data=1'));
});

it('loads a page in another language as a document, for the person only', () => {
  const { host, page } = openHost();
  host.navigate({ to: '/sw/music-dashboard?page=2', replace: false, state: null });
  expect(page.openPage).toHaveBeenCalledWith('/sw/music-dashboard?page=2');
  expect(page.navigate).not.toHaveBeenCalled();
  isActive = false;
  host.navigate({ to: '/sw/music-dashboard', replace: false, state: null });
  expect(page.openPage).toHaveBeenCalledTimes(1);
});

it.each(['javascript:alert(1)', 'data:text/html,x', 'file:///etc/passwd', 'not a link', ''])(
  'opens no link such as %s',
  (url) => {
    const { host, page } = openHost();
    host.openLink(url);
    expect(page.askToOpen).not.toHaveBeenCalled();
  },
);

it('bounds what a frame says', () => {
  const { host, page } = openHost();
  host.setHeight(1e9);
  host.setHeight(Number.NaN);
  expect(page.setHeight).toHaveBeenCalledTimes(1);
  expect(page.setHeight).toHaveBeenCalledWith(30_000);
  host.setTitle('x'.repeat(1_000));
  expect(document.title).toHaveLength(150);
});

it.each([[undefined], [null], [7], [{ pathname: '/music-dashboard' }]])('goes nowhere for %p', (to) => {
  const { host, page } = openHost();
  host.navigate({ to: to as never, replace: false, state: null });
  expect(page.navigate).not.toHaveBeenCalled();
  expect(page.openPage).not.toHaveBeenCalled();
});

it.each([
  [true, true],
  [false, false],
  ['yes', false],
])('replaces the entry of the history only if that is asked for clearly: %p', (replace, expected) => {
  const { host, page } = openHost();
  host.navigate({ to: '/music-dashboard/songs', replace: replace as boolean, state: 1 });
  expect(page.navigate).toHaveBeenCalledWith({ to: '/music-dashboard/songs', replace: expected, state: 1 });
});

it('acts for the person while they use the page', () => {
  const { host, page } = openHost();
  host.goBack();
  host.signOut();
  host.navigate({ to: '/admin/users', replace: false, state: null });
  for (const made of [page.goBack, page.signOut, page.navigate]) expect(made).toHaveBeenCalledTimes(1);
});

it('tells the page what the frame asks of it', () => {
  const { host, page } = openHost();
  host.shown();
  host.reload();
  expect(page.onShown).toHaveBeenCalledTimes(1);
  expect(page.reload).toHaveBeenCalledTimes(1);
});

it.each([
  [true, true],
  [false, false],
  ['unsaved', false],
])('takes %p for unsaved work: %p', (value, expected) => {
  const { host, page } = openHost();
  host.setUnsaved(value as boolean);
  expect(page.setUnsaved).toHaveBeenCalledWith(expected);
});

describe('a toast', () => {
  let shown: object[] = [];
  const listen = (event: CustomEvent<object>) => {
    event.preventDefault();
    shown.push(event.detail);
  };
  beforeEach(() => {
    shown = [];
    window.addEventListener('narthex:toast', listen);
  });
  afterEach(() => window.removeEventListener('narthex:toast', listen));

  it.each(['success', 'error', 'info'])('of the kind %s is shown, shortened', (kind) => {
    openHost().host.toast(kind, 'x'.repeat(400));
    expect(shown).toEqual([{ kind, message: 'x'.repeat(300) }]);
  });

  it.each(['warning', 'constructor', '__proto__'])('of the kind %s is not', (kind) => {
    openHost().host.toast(kind, 'Hello');
    expect(shown).toEqual([]);
  });
});

describe('a download', () => {
  let saved: object[] = [];
  const listen = (event: CustomEvent<object>) => {
    event.preventDefault();
    saved.push(event.detail);
  };
  beforeEach(() => {
    saved = [];
    window.addEventListener('narthex:save', listen);
  });
  afterEach(() => window.removeEventListener('narthex:save', listen));
  const file = new Blob(['a']);

  it('is saved under a name without folders', () => {
    openHost().host.save(file, '../a\\b.csv');
    expect(saved).toEqual([{ file, name: '..-a-b.csv' }]);
  });

  it('is not saved while the person does nothing', () => {
    isActive = false;
    openHost().host.save(file, 'a.csv');
    expect(saved).toEqual([]);
  });

  it('has to be a file', () => {
    openHost().host.save('text' as never, 'a.csv');
    expect(saved).toEqual([]);
  });
});

it.each([
  [-5, 0],
  [412.5, 412.5],
])('takes the height %p for %p', (height, expected) => {
  const { host, page } = openHost();
  host.setHeight(height);
  expect(page.setHeight).toHaveBeenCalledWith(expected);
});

it('passes on why a version failed, as text', () => {
  const { host, page } = openHost();
  host.report({ outcome: 'failed', failure: 'module', reason: 7, milliseconds: 'soon' } as never);
  expect(page.report).toHaveBeenCalledWith({
    ...{ remote: 'music-dashboard', version: '1.0.0-0123456789' },
    ...{ outcome: 'failed', failure: 'module', reason: '7', milliseconds: 0 },
  });
});

it('tells a frame nothing of a visitor, and otherwise what it needs', () => {
  sessionStore.setState({ status: 'visitor', actor: null, stored: null }, true);
  const { page } = openHost({ isPageChange: () => true, followsContent: true });
  expect(describeStart(page)).toEqual({
    ...{ entry: page.entry, location: page.location(), person: null },
    ...{ followsContent: true, isPageChange: true, site: undefined },
  });
});

it('can’t be changed', () => {
  expect(Object.isFrozen(openHost().host)).toBe(true);
});

it('reports in the name of the remote and of the version in the frame', () => {
  const { host, page } = openHost();
  host.report({ remote: 'public-site', version: '9.9.9-0123456789', outcome: 'loaded', milliseconds: 12.4 });
  expect(page.report).toHaveBeenCalledWith({
    remote: 'music-dashboard',
    version: '1.0.0-0123456789',
    outcome: 'loaded',
    milliseconds: 12,
  });
});
