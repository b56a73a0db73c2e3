import type { RemoteFiles } from '@narthex/shared-contracts';
import { beginAttempt } from './begin-attempt';

const FOLDER = '/remotes/choirs/1.0.0-0123456789/';
const file = (name: string) => FOLDER + name;
const HASH = `sha384-${'b'.repeat(64)}`;
const FILES: RemoteFiles = {
  container: 'choirs',
  entry: file('entry.js'),
  ...{ js: [], css: [], lazyJs: [], lazyCss: [] },
  integrity: Object.fromEntries(['entry.js', 'songs.js', 'songs.css'].map((name) => [file(name), HASH])),
};

beforeEach(() => {
  globalThis.__narthexAttempts = undefined;
  document.head.innerHTML = '';
});

it('counts the attempts of a document', () => {
  expect([beginAttempt(FILES), beginAttempt(FILES), beginAttempt(FILES)]).toEqual([0, 1, 2]);
});

it('has every file asked for under a new URL once the remote is tried again', () => {
  beginAttempt(FILES);
  expect(globalThis.__narthexAttempts).toEqual({ [FILES.entry]: 1 });
  globalThis.__narthexAttempts = { ...globalThis.__narthexAttempts, [file('songs.css')]: 4 };
  beginAttempt(FILES);
  expect(globalThis.__narthexAttempts).toEqual({
    [FILES.entry]: 2,
    [file('songs.js')]: 1,
    [file('songs.css')]: 4,
  });
});

function addStyles(path: string, hasCome: boolean): HTMLLinkElement {
  const link = document.createElement('link');
  Object.assign(link, { rel: 'stylesheet', href: path });
  Object.defineProperty(link, 'sheet', { value: hasCome ? {} : null });
  document.head.append(link);
  return link;
}

it('forgets its styles that did not come, and no others', () => {
  const failed = addStyles(file('songs.css'), false);
  const loaded = addStyles(file('songs.css'), true);
  const ofShell = addStyles('/shell/shell.css', false);
  beginAttempt(FILES);
  expect([failed, loaded, ofShell].map(({ isConnected }) => isConnected)).toEqual([false, true, true]);
});
