import { getMessages } from '../testing';
import { REMOTE_MODULE, containerName } from './container-name';
import { CONTRACT_VERSION, SUPPORTED_CONTRACTS } from './contract-version';
import { descriptorSchema, mountSchema, integritySchema } from './descriptor';
import { registrySchema, versionSchema } from './registry';
import { SHIP_TOKEN_FILE, isBundlerFile, isTranslatedScript, manifestName } from './remote-package';

const MOUNT = { path: '/choirs', guard: 'public', title: 'Choirs' };
const DESCRIPTOR = { name: 'choirs', owner: 'Music', contract: 1, title: 'Choirs', mounts: [MOUNT] };
const HASH = `sha384-${'Ab0/+'.repeat(12)}ABCD`;
const VERSION = '1.2.0-0a1b2c3d4e';

describe('a mount', () => {
  const messages = (changes: object) => getMessages(mountSchema, { ...MOUNT, ...changes });

  it('may say all of this', () => {
    const mount = {
      ...MOUNT,
      path: '/Music/{product}-choir_2',
      base: '/Music',
      exact: true,
      departments: ['music'],
      nav: 'Choirs',
      door: 'leaders',
      landing: '/Music/{product}-choir_2/songs',
      aliases: ['/Choir', '/old/choir-1_a'],
      menus: [{ group: 'music', label: 'Our choirs', order: 0 }],
      sitemap: { content: 'songs', items: 'events' },
      offline: 'first',
      query: ['page', 'q2', 'per_page', 'a-b'],
    };
    expect(mountSchema.parse(mount)).toEqual(mount);
    expect(messages({ path: '/', sitemap: false, offline: 'never' })).toEqual({});
  });

  const START = 'A mount path starts with / and holds letters, digits, - _ /';
  it.each([
    [{ path: 'choirs' }, { path: START }],
    [{ path: 'old/choirs' }, { path: START }],
    [{ path: '/choirs?page=1' }, { path: START }],
    [{ path: '/chœurs' }, { path: START }],
    [{ path: '/choirs/' }, { path: 'A mount path has no slash at its end' }],
    [{ base: '/Music/' }, { base: 'A mount path has no slash at its end' }],
    [{ guard: 'everybody' }, { guard: expect.any(String) }],
    [{ guard: undefined }, { guard: expect.any(String) }],
    [{ departments: [] }, { departments: expect.any(String) }],
    [{ departments: ['parking'] }, { 'departments.0': expect.any(String) }],
    [{ title: '' }, { title: expect.any(String) }],
    [{ title: 'a'.repeat(80) }, {}],
    [{ title: 'a'.repeat(81) }, { title: expect.any(String) }],
    [{ nav: '' }, { nav: expect.any(String) }],
    [{ nav: 'a'.repeat(40) }, {}],
    [{ nav: 'a'.repeat(41) }, { nav: expect.any(String) }],
    [{ aliases: ['/'] }, { 'aliases.0': 'An alias starts with / and holds letters, digits, - _ /' }],
    [{ aliases: ['Choir'] }, { 'aliases.0': 'An alias starts with / and holds letters, digits, - _ /' }],
    [{ aliases: ['/Choir?a'] }, { 'aliases.0': 'An alias starts with / and holds letters, digits, - _ /' }],
    [{ aliases: ['/Choir/'] }, { 'aliases.0': 'An alias has no slash at its end' }],
    [{ menus: [{ group: 'footer', order: 1 }] }, { 'menus.0.group': expect.any(String) }],
    [{ menus: [{ group: 'music', order: -1 }] }, { 'menus.0.order': expect.any(String) }],
    [{ menus: [{ group: 'music', order: 1, label: '' }] }, { 'menus.0.label': expect.any(String) }],
    [{ menus: [{ group: 'music', order: 1, label: 'a'.repeat(80) }] }, {}],
    [
      { menus: [{ group: 'music', order: 1, label: 'a'.repeat(81) }] },
      { 'menus.0.label': expect.any(String) },
    ],
    [{ sitemap: true }, { sitemap: expect.any(String) }],
    [{ sitemap: { content: '' } }, { 'sitemap.content': expect.any(String) }],
    [{ sitemap: { content: 'a'.repeat(81) } }, { 'sitemap.content': expect.any(String) }],
    [{ sitemap: { content: 'a'.repeat(80) } }, {}],
    [{ sitemap: { items: 'songs' } }, { sitemap: expect.any(String) }],
    [{ sitemap: { items: 'sermons' } }, {}],
    [{ offline: 'later' }, { offline: expect.any(String) }],
    [{ query: ['Page'] }, { 'query.0': expect.any(String) }],
    [{ query: ['2a'] }, { 'query.0': expect.any(String) }],
    [{ query: ['a?'] }, { 'query.0': expect.any(String) }],
    [{ query: ['a'.repeat(31)] }, {}],
    [{ query: ['a'.repeat(32)] }, { 'query.0': expect.any(String) }],
    [{ query: Array(8).fill('q') }, {}],
    [{ query: Array(9).fill('q') }, { query: expect.any(String) }],
    [{ gaurd: 'admin' }, { '': expect.any(String) }],
  ])('judges %j', (changes, expected) => {
    expect(messages(changes)).toEqual(expected);
  });
});

describe('a descriptor', () => {
  const messages = (changes: object) => getMessages(descriptorSchema, { ...DESCRIPTOR, ...changes });
  const landing = (path: string, to: string) => ({ mounts: [MOUNT, { ...MOUNT, path, landing: to }] });
  const swahili = (changes: object) => ({
    translations: { sw: { manifest: HASH, texts: { Choirs: 'Kwaya' }, ...changes } },
  });
  const OUTSIDE = { mounts: 'A landing is a path of its mount' };

  it.each([
    [{}, {}],
    [{ name: 'Choirs' }, { name: 'A remote is named in kebab-case, such as music-dashboard.' }],
    [{ name: '1choirs' }, { name: 'A remote is named in kebab-case, such as music-dashboard.' }],
    [{ name: 'c' }, { name: 'A remote is named in kebab-case, such as music-dashboard.' }],
    [{ name: 'choirs/..' }, { name: 'A remote is named in kebab-case, such as music-dashboard.' }],
    [{ name: `c${'a'.repeat(40)}` }, {}],
    [{ name: `c${'a'.repeat(41)}` }, { name: 'A remote is named in kebab-case, such as music-dashboard.' }],
    [{ owner: '' }, { owner: expect.any(String) }],
    [{ owner: 'a'.repeat(80) }, {}],
    [{ owner: 'a'.repeat(81) }, { owner: expect.any(String) }],
    [{ contract: 0 }, { contract: expect.any(String) }],
    [{ title: '' }, { title: expect.any(String) }],
    [{ title: 'a'.repeat(80) }, {}],
    [{ title: 'a'.repeat(81) }, { title: expect.any(String) }],
    [{ mounts: [] }, { mounts: expect.any(String) }],
    [{ version: '1' }, { '': expect.any(String) }],
    [{ languages: ['en', 'sw'] }, {}],
    [{ languages: [] }, { languages: expect.any(String) }],
    [{ languages: ['de'] }, { 'languages.0': expect.any(String) }],
    [swahili({}), {}],
    [swahili({ manifest: undefined }), { 'translations.sw.manifest': expect.any(String) }],
    [swahili({ texts: { Choirs: '' } }), { 'translations.sw.texts.Choirs': expect.any(String) }],
    [swahili({ title: 'Kwaya' }), { 'translations.sw': expect.any(String) }],
    [landing('/choirs', '/choirs'), {}],
    [landing('/choirs', '/choirs/songs'), {}],
    [landing('/', '/Events'), {}],
    [landing('/choirs', '/'), OUTSIDE],
    [landing('/choirs', '/choirs-of-others'), OUTSIDE],
    [landing('/choirs', '/old/choirs/songs'), OUTSIDE],
  ])('judges %j', (changes, expected) => {
    expect(messages(changes)).toEqual(expected);
  });
});

describe('a registry', () => {
  const entry = (changes: object = {}) => ({
    url: `https://church.example/remotes/choirs/${VERSION}/mf-manifest.json`,
    metadata: { integrity: HASH, version: VERSION },
    extras: { contract: 1, title: 'Choirs', owner: 'Music', mounts: [MOUNT] },
    ...changes,
  });
  const share = (traffic: number, isDefault: boolean) =>
    entry({ deployment: { traffic, default: isDefault } });
  const registry = (...choirs: object[]) => ({
    schema: 'https://raw.githubusercontent.com/awslabs/frontend-discovery/main/schema/v1-pre.json',
    microFrontends: { choirs },
  });
  const messages = (...choirs: object[]) => getMessages(registrySchema, registry(...choirs));
  const extras = (changes: object) => entry({ extras: { ...entry().extras, ...changes } });
  const SPLIT = 'One default version, and at most 100 per cent of traffic';
  const previous = { url: '/remotes/choirs/old/mf-manifest.json', integrity: HASH, version: VERSION };

  it('carries a version, and the one before it', () => {
    const good = registry(extras({ previous }));
    expect(registrySchema.parse(good)).toEqual(good);
  });

  it('carries a version in another language, and what is read while it is switched off', () => {
    const url = `https://church.example/remotes/choirs/${VERSION}/mf-manifest.sw.json`;
    const swahili = { ...extras({ language: 'sw', disabled: 'Back on Monday' }), url };
    expect(registrySchema.parse(registry(swahili))).toEqual(registry(swahili));
  });

  it.each([
    ['a single version', [entry()], null],
    ['a single version that is the default', [share(100, true)], null],
    ['a default and a canary', [share(90, true), share(10, false)], null],
    ['a version beside the default that says nothing', [share(100, true), entry()], null],
    ['a single version that is not the default', [share(100, false)], SPLIT],
    ['two defaults', [share(50, true), share(50, true)], SPLIT],
    ['no default of two', [entry(), entry()], SPLIT],
    ['more than all of the traffic', [share(91, true), share(10, false)], SPLIT],
    ['no version', [], expect.any(String)],
  ])('with %s', (_, versions, message) => {
    expect(messages(...versions)).toEqual(message === null ? {} : { 'microFrontends.choirs': message });
  });

  const MANIFEST = 'url is the manifest of one version';
  it.each([
    ['another file', { url: '/remotes/choirs/1/other.json' }, { url: MANIFEST }],
    ['more after its manifest', { url: '/remotes/choirs/1/mf-manifest.json?a' }, { url: MANIFEST }],
    ['a manifest of two folders', { url: '/remotes/choirs/1/2/mf-manifest.json' }, { url: MANIFEST }],
    ['a manifest of no version', { url: '/remotes/choirs//mf-manifest.json' }, { url: MANIFEST }],
    ['a manifest of an odd remote', { url: '/remotes/Choirs/1/mf-manifest.json' }, { url: MANIFEST }],
    ['a manifest of no remote', { url: '/remotes//1/mf-manifest.json' }, { url: MANIFEST }],
    ['a manifest of no language', { url: '/remotes/choirs/1/mf-manifest.swa.json' }, { url: MANIFEST }],
    ['a manifest of an odd language', { url: '/remotes/choirs/1/mf-manifest.12.json' }, { url: MANIFEST }],
    ['too much traffic', { deployment: { traffic: 101, default: true } }, { 'deployment.traffic': '' }],
    ['less than no traffic', { deployment: { traffic: -1, default: true } }, { 'deployment.traffic': '' }],
    ['no word on its default', { deployment: { traffic: 1 } }, { 'deployment.default': '' }],
    ['no hash', { metadata: { version: VERSION } }, { 'metadata.integrity': '' }],
    ['no version', { metadata: { integrity: HASH } }, { 'metadata.version': '' }],
    ['more in its metadata', { metadata: { integrity: HASH, version: VERSION, a: 1 } }, { metadata: '' }],
    ['more in its deployment', { deployment: { traffic: 1, default: true, a: 1 } }, { deployment: '' }],
    ['more of its own', { signature: 'a' }, { '': '' }],
    ['no extras', { extras: undefined }, { extras: '' }],
  ])('refuses a version with %s', (_, changes, expected) => {
    const said = Object.entries(expected).map(([field, message]) => [
      ['microFrontends.choirs.0', field].filter(Boolean).join('.'),
      message === '' ? expect.any(String) : message,
    ]);
    expect(messages(entry(changes))).toMatchObject(Object.fromEntries(said));
  });

  it.each([
    ['contract', 0],
    ['contract', 1.5],
    ['title', undefined],
    ['owner', undefined],
    ['mounts', []],
    ['language', 'de'],
    ['disabled', ''],
    ['previous', { ...previous, integrity: 'sha384-' }],
    ['previous', { ...previous, version: '1' }],
    ['previous', { ...previous, signature: 'a' }],
    ['signature', 'a'],
  ])('refuses extras whose %s is %j', (name, value) => {
    expect(messages(extras({ [name]: value }))).not.toEqual({});
  });

  it('is of one format, and holds nothing else', () => {
    expect(getMessages(registrySchema, { ...registry(entry()), schema: 'v2' })).toHaveProperty('schema');
    expect(registrySchema.safeParse({ ...registry(entry()), apps: {} }).success).toBe(false);
  });
});

it.each([
  [HASH, true],
  [`x${HASH}`, false],
  [`${HASH}=`, false],
  [HASH.slice(0, -1), false],
  [HASH.replace('384', '256'), false],
])('%s is a hash: %p', (text, expected) => {
  expect(getMessages(integritySchema, text)).toEqual(expected ? {} : { '': 'An integrity is sha384-…' });
});

it.each([
  [VERSION, true],
  ['10.20.30-0123456789', true],
  ['v1.2.0-0a1b2c3d4e', false],
  ['1.2-0a1b2c3d4e', false],
  ['1.2.0', false],
  ['1.2.0-0a1b2c3d4', false],
  ['1.2.0-0a1b2c3d4e5', false],
  ['1.2.0-0a1b2c3d4g', false],
])('%s is a version: %p', (text, expected) => {
  expect(getMessages(versionSchema, text)).toEqual(
    expected ? {} : { '': 'A version is 1.2.3-<10 hex digits>.' },
  );
});

it('two versions of a remote share no global name', () => {
  expect(containerName('public-site', VERSION)).toBe('narthex_public_site_1_2_0_0a1b2c3d4e');
});

it('a remote exposes one module, whose name every shell knows', () => {
  expect(REMOTE_MODULE).toBe('app');
});

describe('the files of a version', () => {
  it('are named by one manifest for each language', () => {
    expect(manifestName('en')).toBe('mf-manifest.json');
    expect(manifestName('sw')).toBe('mf-manifest.sw.json');
  });

  it.each([
    ['316.sw.970c0639.js', true],
    ['316.sw.970c0639.js.br', true],
    ['316.3274dae3.js', false],
    ['316.sw.970c0639.js.map', false],
    ['316.sw.970c0639.css', false],
    ['316.SW.970c0639.js', false],
    ['316.sw.chunk.js', false],
    ['mf-manifest.sw.json', false],
  ])('%s is code of another language than English: %p', (file, expected) => {
    expect(isTranslatedScript(file)).toBe(expected);
  });

  it.each([
    ['mf-stats.json', true],
    ['mf-stats.json.br', true],
    ['mf-manifest.json', false],
    ['mf-manifest.sw.json', false],
    ['pages/mf-stats.json', false],
  ])('%s is the bundler’s, and nobody loads it: %p', (file, expected) => {
    expect(isBundlerFile(file)).toBe(expected);
  });
});

it('server and publishing command look for the site’s token in the same file', () => {
  expect(SHIP_TOKEN_FILE).toBe('ship-token');
});

it('the shell mounts what was made for its contract', () => {
  expect(SUPPORTED_CONTRACTS).toContain(CONTRACT_VERSION);
});
