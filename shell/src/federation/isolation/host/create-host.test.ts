import { sessionStore } from '@narthex/shared-auth';
import type { MountMatch } from '@narthex/shared-contracts';
import { signedIn } from '../../../testing/sessions';
import { createHost, type HostPage } from './create-host';

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
  const { person } = openHost().host.start();
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
