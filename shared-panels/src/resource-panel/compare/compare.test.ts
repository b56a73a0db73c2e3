import { describeChangedWords } from './changed-words';
import { compareVersions } from './compare-versions';

const describe = (before: Record<string, unknown> | null, after: Record<string, unknown> | null) =>
  describeChangedWords({ before, after }, 'Africa/Nairobi');

it.each([
  ['a word', { title: 'Youth day' }, { title: 'Youth week' }, 'Title: “Youth week” instead of “Youth day”'],
  [
    'words in the middle of a long text',
    { content: 'We meet each Sabbath at ten in the hall behind the library.' },
    { content: 'We meet each Sabbath at nine in the hall behind the library.' },
    'Content: “at nine” instead of “at ten”',
  ],
  [
    'words that were added',
    { title: 'Choir' },
    { title: 'Choir and band' },
    'Title: “Choir and band” instead of “Choir”',
  ],
  ['a field that was empty', { subtitle: null }, { subtitle: 'Come along' }, 'Subtitle: “Come along”'],
  ['a field that is emptied', { subtitle: 'Come along' }, { subtitle: '' }, 'Subtitle: without “Come along”'],
  ['a switch', { is_active: true }, { is_active: false }, 'Is active: “No” instead of “Yes”'],
  [
    'more fields than there is room for',
    { title: 'A', subtitle: 'B', content: 'C', cta_text: 'D' },
    { title: 'A1', subtitle: 'B1', content: 'C1', cta_text: 'D1' },
    'Title: “A1” instead of “A”; Subtitle: “B1” instead of “B”; and 2 more',
  ],
])('tells of %s', (_what, before, after, expected) => {
  expect(describe(before, after)).toBe(expected);
});

it('clips what is long', () => {
  const told = describe({ content: 'Come.' }, { content: 'word '.repeat(40) });
  expect(told.length).toBeLessThan(120);
  expect(told).toContain('…');
});

it('leaves new objects and deletions to their own texts', () => {
  expect(describe(null, { title: 'New' })).toBe('');
  expect(describe({ title: 'Old' }, null)).toBe('');
});

const read = (before: Record<string, unknown>, after: Record<string, unknown>) =>
  compareVersions({ before, after }, 'Africa/Nairobi').map(({ left, right }) => [left, right]);

it.each(['RSVP to <office@x.org> or <https://zoom.us/j/1>', 'a<b, x < y', 'Tea &amp; <b>bread</b>'])(
  'shows the plain text %s as it is',
  (text) => {
    for (const field of ['description', 'title', 'content', 'requester_name']) {
      expect(read({ [field]: 'Before' }, { [field]: text })).toEqual([['Before', text]]);
    }
  },
);

it.each([
  [{ sermon_text: '<p>One</p>' }, { sermon_text: '<p>Two &amp; <b>three</b></p>' }],
  [{ body: '<p>One</p>' }, { body: '<p>Two &amp; three</p>' }],
  [
    { page_type: 'about_sda', content: '<p>One</p>' },
    { page_type: 'about_sda', content: '<p>Two &amp; three</p>' },
  ],
  [
    { fields: { mission: { content: '<p>One</p>' } } },
    { fields: { mission: { content: '<p>Two &amp; three</p>' } } },
  ],
])('shows HTML without its markup', (before, after) => {
  expect(read(before, after)).toEqual([['One', 'Two & three']]);
});

it.each([
  '<table><tr><th>When</th><th>What</th></tr><tr><td>Nine</td><td>Song</td></tr></table>',
  '<p>When<br>What</p><ul><li>Nine</li><li>Song</li></ul>',
  '<dl><dt>When</dt><dd>What</dd></dl><div>Nine</div><div>Song</div>',
])('keeps the words of %s apart', (body) => {
  expect(read({ body: '<p>Before</p>' }, { body })).toEqual([['Before', 'When What Nine Song']]);
});

it.each([
  ['a time, where the church is', 'start_datetime', '2020-11-28T05:30:00.000Z', 'Sat 28 Nov 2020, 8:30 AM'],
  ['a time with an offset', 'start_datetime', '2020-11-28T08:30:00+03:00', 'Sat 28 Nov 2020, 8:30 AM'],
  ['a day', 'date_of_birth', '1998-04-03', 'Fri 3 Apr 1998'],
  ['a time of day', 'start_time', '14:05', '2:05 PM'],
  ['a choice', 'target_audience', 'ministry_leaders', 'Ministry leaders'],
  ['several choices', 'departments', ['youth', 'music'], 'Youth, Music'],
  ['a text that could be a choice', 'title', 'ministry_leaders', 'ministry_leaders'],
  ['a text that begins with a day', 'title', '2026-11-28 until noon', '2026-11-28 until noon'],
])('reads %s as people do', (_what, field, value, expected) => {
  expect(read({ [field]: null }, { [field]: value })).toEqual([['', expected]]);
});
