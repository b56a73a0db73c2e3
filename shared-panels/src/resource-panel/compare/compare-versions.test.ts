import { compareVersions } from './compare-versions';

const read = (before: Record<string, unknown>, after: Record<string, unknown>) =>
  compareVersions({ before, after }).map(({ left, right }) => [left, right]);

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
