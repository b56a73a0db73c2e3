import { findUnmarked } from './find-unmarked';

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
