import { createHash } from 'node:crypto';
import { InlineStyles, allowInlineStyles } from './inline-styles';

const URL = '/remotes/public-site/1.0.0-ab/event-page.aa.css';

function open(files: Readonly<Record<string, string | Error>>) {
  const reads: string[] = [];
  const errors: unknown[] = [];
  const read = async (remote: string, version: string, file: string) => {
    reads.push(`${remote} ${version} ${file}`);
    const text = files[file];
    if (text instanceof Error) throw text;
    return text === undefined ? null : Buffer.from(text);
  };
  const app = { remoteStore: { read }, log: { error: (error: unknown) => errors.push(error) } };
  return { styles: new InlineStyles(app as never), reads, errors };
}

const findText = async (text: string) =>
  (await open({ 'event-page.aa.css': text }).styles.find([URL])).get(URL)?.text;

it('reads each file of a version once, and names its text as policies do', async () => {
  const { styles, reads } = open({ 'event-page.aa.css': '.day{color:red}' });
  const hash = createHash('sha256').update('.day{color:red}').digest('base64');
  for (let turn = 0; turn < 2; turn += 1)
    expect([...(await styles.find([URL]))]).toEqual([
      [URL, { text: '.day{color:red}', source: `'sha256-${hash}'` }],
    ]);
  expect(reads).toEqual(['public-site 1.0.0-ab event-page.aa.css']);
});

it.each([
  ['url(map.svg)', 'url(/remotes/public-site/1.0.0-ab/map.svg)'],
  ['url("map.svg")', 'url("/remotes/public-site/1.0.0-ab/map.svg")'],
  [
    "#f00 url('a/b.svg'),URL(c.svg)",
    "#f00 url('/remotes/public-site/1.0.0-ab/a/b.svg'),URL(/remotes/public-site/1.0.0-ab/c.svg)",
  ],
  ['url(/media/1.avif)', 'url(/media/1.avif)'],
  ['url(data:image/svg+xml,%3Csvg%3E)', 'url(data:image/svg+xml,%3Csvg%3E)'],
  ['url(https://church.test/a.svg)', 'url(https://church.test/a.svg)'],
  ['url(#clip)', 'url(#clip)'],
])('lets the URLs in %s lead from the page to the same files', async (from, to) => {
  expect(await findText(`.a{background:${from}}`)).toBe(`.a{background:${to}}`);
});

it.each(['</style><base href="//elsewhere.test">', '.a{content:"</STYLE "}', '</style\n>'])(
  'leaves styles in their file that would end their element: %j',
  async (text) => {
    expect(await findText(text)).toBeUndefined();
  },
);

it('leaves styles in their file while it cannot be read, and reads them later', async () => {
  const files: Record<string, string | Error> = { 'event-page.aa.css': new Error('no intact copy') };
  const { styles, errors } = open(files);
  expect([...(await styles.find([URL, '/remotes/public-site/1.0.0-ab/missing.css']))]).toEqual([]);
  expect(errors).toHaveLength(1);
  files['event-page.aa.css'] = '.day{}';
  expect((await styles.find([URL])).get(URL)?.text).toBe('.day{}');
});

it('adds styles to what a policy allows, and changes nothing where there are none', () => {
  const headers: Record<string, string> = {
    'content-security-policy': "default-src 'none';style-src 'self';style-src-attr 'unsafe-inline'",
  };
  const before = { ...headers };
  const reply = {
    getHeader: (name: string) => headers[name],
    header: (name: string, value: string) => (headers[name] = value),
  } as never;
  allowInlineStyles(reply, []);
  expect(headers).toEqual(before);
  allowInlineStyles(reply, ["'sha256-a'", "'sha256-b'"]);
  expect(headers['content-security-policy']).toBe(
    "default-src 'none';style-src 'self' 'sha256-a' 'sha256-b';style-src-attr 'unsafe-inline'",
  );
});
