import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { checkCatalogue, listNewMessages, updateCatalogue } from './collect-messages';

let room = '';
const catalogue = () => path.join(room, 'translations/sw.json');

beforeEach(() => {
  room = mkdtempSync(path.join(tmpdir(), 'narthex-messages-'));
  mkdirSync(path.join(room, 'src'));
  mkdirSync(path.join(room, 'translations'));
  writeFileSync(path.join(room, 'package.json'), '{}');
  writeFileSync(path.join(room, 'src/page.tsx'), 'export const Page = () => <p>Hello {name}</p>;');
  writeFileSync(path.join(room, 'src/page.test.tsx'), 'const x = <p>Only a test</p>;');
  const mounts = [
    { path: '/choir', title: 'Choir', menus: [{ group: 'music', label: 'Our choir', order: 1 }] },
  ];
  writeFileSync(path.join(room, 'remote.json'), JSON.stringify({ title: 'Music', mounts }));
});
afterEach(() => rmSync(room, { recursive: true }));

it('adds what is new, keeps what is translated and drops what is gone', () => {
  writeFileSync(catalogue(), JSON.stringify({ 'Hello {name}': 'Habari {name}', Gone: 'Hakuna' }));
  updateCatalogue(room, 'sw');
  expect(readFileSync(catalogue(), 'utf8')).toBe(
    `${JSON.stringify({ Choir: null, 'Hello {name}': 'Habari {name}', Music: null, 'Our choir': null }, null, 2)}\n`,
  );
  expect(checkCatalogue(room, 'sw')).toEqual([]);
});

it('takes sizes and selectors for what they are', () => {
  const constants = [
    "const SIZES = '(min-width: 800px) 56vw, 100vw';",
    "const MARGIN = '200px 0px';",
    `const FORBIDDEN = 'script, meta, link[rel~="import"]';`,
    "const GREETING = 'Come in, all of you';",
  ];
  writeFileSync(path.join(room, 'src/page.tsx'), constants.join('\n'));
  expect(Object.keys(updateCatalogue(room, 'sw'))).toEqual([
    'Choir',
    'Come in, all of you',
    'Music',
    'Our choir',
  ]);
});

it('says what is left over or does not fit, and apart from that what is new', () => {
  writeFileSync(
    catalogue(),
    JSON.stringify({ 'Hello {name}': 'Habari', Gone: null, Choir: null, Music: null }),
  );
  expect(checkCatalogue(room, 'sw')).toEqual([
    '“Gone” is in the catalogue and nowhere else.',
    'The translation of “Hello {name}” lacks {name}.',
  ]);
  expect(listNewMessages(room, 'sw')).toEqual(['Our choir']);
});

it('finds nothing wrong with a room that has no catalogue', () => {
  expect(checkCatalogue(room, 'sw')).toEqual([]);
  expect(listNewMessages(room, 'sw')).toEqual(['Music', 'Choir', 'Our choir', 'Hello {name}']);
});
