import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { checkCatalogue, listNewMessages, updateCatalogue } from './collect-messages';
import { findUnmarked } from './find-unmarked';

describe('collect messages', () => {
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
});

const IMPORT = "import { t } from '@narthex/shared-contracts/translate';\n";
const unmarked = (code: string) => findUnmarked(IMPORT + code, 'panel.tsx').map(({ text }) => text);

it.each([
  ['a sentence in a variable', "let said = 'Nobody is here';", ['Nobody is here']],
  ['a word of a record', "const STATES = { live: 'Live', off: 'Switched off' };", ['Live', 'Switched off']],
  ['a template', 'const say = (name) => `Invite ${name} again`;', ['`Invite ${name} again`']],
  [
    'a noun that sentences are made of',
    "buildLabels({ one: 'event', many: 'events' });",
    ['event', 'events'],
  ],
  ['an attribute of another name', '<Dialog submitLabel="Send it" />;', ['Send it']],
  ['what fills an argument', "t('{who} left', { who: isOwn ? 'You' : name });", ['You']],
  ['a refusal among calls', "report('Failed to load it');", ['Failed to load it']],
])('finds %s', (_, code, texts) => {
  expect(unmarked(code)).toEqual(texts);
});

it.each([
  ['what is marked', "let said = t('Nobody is here');"],
  ['what the loader finds by its shape', '<Page title="Events">Come in, {name}</Page>;'],
  ['labels', "const STATE_LABELS = { live: 'Live', other: (name: string) => `Not ${name} now` };"],
  ['keys and comparisons', "if (sort === 'By name') go(rows['First name']);"],
  ['what developers read', "console.error('It broke', new RangeError('No such row'));"],
  [
    'selectors and paths',
    "link.closest('a, button'); go('/admin/events'); draw(<path d=\"M1 1l4 4 4-4\" />);",
  ],
  ['abbreviations and units', 'show(`KES ${amount}`, "PDF", "UTC");'],
  ['names put together', 'const name = `${first} ${last}, ${day}`;'],
])('leaves %s alone', (_, code) => {
  expect(unmarked(code)).toEqual([]);
});

it('says on which line a text stands', () => {
  expect(findUnmarked("\n\nlet said = 'Nobody is here';", 'panel.ts')).toMatchObject([{ line: 3 }]);
});
