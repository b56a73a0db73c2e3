import { MANIFEST } from '@narthex/shared-contracts/remote-package';
import { brotliCompressSync } from 'node:zlib';
import { buildPackage, toFiles } from '../../../test/remote-factories';
import {
  NODE_BUILDS,
  RemotePackageError,
  checkPackage,
  isPublicFile,
  measureSize,
  nodeBuildName,
  type RemotePackage,
} from './remote-package';

const withFile = (remotePackage: RemotePackage, file: string, text: string | Buffer): RemotePackage => ({
  ...remotePackage,
  files: new Map([...remotePackage.files, ...toFiles([[file, text]])]),
});

const withoutFile = (remotePackage: RemotePackage, file: string): RemotePackage => ({
  ...remotePackage,
  files: new Map([...remotePackage.files].filter(([name]) => name !== file)),
});

/** Returns the reason for which a package is refused. */
async function findRefusal(remotePackage: RemotePackage): Promise<string> {
  const error: unknown = await checkPackage(remotePackage).catch((cause: unknown) => cause);
  return error instanceof RemotePackageError ? error.message : `not refused: ${JSON.stringify(error)}`;
}

it('takes a package that is what its manifest says, by the hash of the manifest', async () => {
  const remotePackage = buildPackage({ nodeBuild: 'module.exports = {};' });
  const { descriptor, integrity } = await checkPackage(remotePackage);
  expect(descriptor.name).toBe('public-site');
  expect(integrity).toBe(remotePackage.files.get(MANIFEST)?.integrity);
});

/** Creates a package with additional files, whose hashes are in the manifest. */
async function withAssets(...assets: readonly (readonly [string, string])[]): Promise<RemotePackage> {
  const added = toFiles(assets);
  const changed = await withManifest((metaData) => {
    for (const [name, { integrity }] of added) metaData.integrity[name] = integrity;
  });
  return { ...changed, files: new Map([...changed.files, ...added]) };
}

interface MetaData extends Record<string, unknown> {
  readonly integrity: Record<string, string>;
}

async function withManifest(change: (metaData: MetaData) => unknown): Promise<RemotePackage> {
  const remotePackage = buildPackage();
  const manifest = JSON.parse(String(await remotePackage.files.get(MANIFEST)?.read()));
  change(manifest.metaData);
  return withFile(remotePackage, MANIFEST, JSON.stringify(manifest));
}

describe('a package is refused, with a sentence for its team,', () => {
  it.each<[string, RemotePackage, string]>([
    ['without its manifest', withoutFile(buildPackage(), MANIFEST), `The package holds no ${MANIFEST}.`],
    ['whose manifest is no JSON', withFile(buildPackage(), MANIFEST, '{'), `${MANIFEST} is not JSON.`],
    [
      'that lacks a file',
      withoutFile(buildPackage(), 'remoteEntry.js'),
      `remoteEntry.js is named in ${MANIFEST} and missing.`,
    ],
    [
      'with another file than its manifest has the hash of',
      withFile(buildPackage(), 'remoteEntry.js', 'alert("altered")'),
      `remoteEntry.js does not match its hash in ${MANIFEST}.`,
    ],
    [
      'with a file that nobody knows',
      withFile(buildPackage(), 'extra.js', 'alert()'),
      `extra.js is not named in ${MANIFEST}.`,
    ],
    [
      'with a compressed copy of another file',
      withFile(buildPackage(), 'remoteEntry.js.br', brotliCompressSync('alert()')),
      'remoteEntry.js.br is not remoteEntry.js compressed.',
    ],
    [
      'with a compressed copy of nothing',
      withFile(buildPackage(), 'extra.js.br', brotliCompressSync('alert()')),
      `extra.js.br is not named in ${MANIFEST}.`,
    ],
    [
      'under another name',
      { ...buildPackage(), remote: 'youth' },
      `${MANIFEST} describes public-site 1.0.0-0123456789, not youth 1.0.0-0123456789.`,
    ],
    [
      'under another version',
      { ...buildPackage(), version: '2.0.0-0123456789' },
      `${MANIFEST} describes public-site 1.0.0-0123456789, not public-site 2.0.0-0123456789.`,
    ],
  ])('%s', async (_, remotePackage, sentence) => {
    expect(await findRefusal(remotePackage)).toBe(sentence);
  });

  it.each(['lazy.0a1b2c3d.js', 'page.0a1b2c3d.css'])('with another %s than was built', async (file) => {
    const remotePackage = await withAssets([file, 'as built']);
    await expect(checkPackage(remotePackage)).resolves.toBeDefined();
    expect(await findRefusal(withFile(remotePackage, file, 'altered'))).toBe(
      `${file} does not match its hash in ${MANIFEST}.`,
    );
  });

  it('whose manifest describes nothing', async () => {
    const refusal = await findRefusal(await withManifest((metaData) => delete metaData['descriptor']));
    expect(refusal).toMatch(
      /^mf-manifest\.json is not as this site expects it\. metaData\.descriptor: [^\n]*\.$/,
    );
  });
});

it('takes compressed copies of its own files', async () => {
  const remotePackage = buildPackage({ code: 'export {};' });
  const copy = brotliCompressSync('export {};');
  await expect(checkPackage(withFile(remotePackage, 'remoteEntry.js.br', copy))).resolves.toBeDefined();
});

it.each<[string, (metaData: MetaData) => unknown]>([
  ['name', (metaData) => (metaData['remote'] = 'youth')],
  ['version', (metaData) => (metaData['version'] = '9.0.0-0123456789')],
  [
    'descriptor',
    (metaData) => (metaData['descriptor'] = { ...(metaData['descriptor'] as object), name: 'youth' }),
  ],
])('refuses a manifest with the %s of another remote', async (_, change) => {
  expect(await findRefusal(await withManifest(change))).toMatch(
    /^mf-manifest\.json describes .*, not public-site 1\.0\.0-0123456789\.$/,
  );
});

it('has a name that tells it from faults of ours', () => {
  expect(new RemotePackageError('x').name).toBe('RemotePackageError');
});

it.each([
  'a.js',
  'fonts/latin.0a1b.woff2',
  'a-b_c.d.js',
  'server/app.cjs',
  'servers/app.js',
  'a/server/b.js',
])('takes the file name %j', async (file) => {
  await expect(checkPackage(await withAssets([file, 'text']))).resolves.toBeDefined();
});

it.each([
  '../elsewhere.js',
  'a@b.js',
  'a+b.js',
  'a~b.js',
  'server',
  'a/.hidden',
  'a/',
  ' a.js',
  'a.js ',
  '/absolute.js',
  './app.js',
  'a//b.js',
  'a\\b.js',
  'SERVER/app.cjs',
  'server/other.cjs',
  'naïve.js',
  'new\nline.js',
  '.hidden',
])('refuses the file name %j', async (file) => {
  const refusal = await findRefusal(withFile(buildPackage(), file, ''));
  expect(refusal).toBe(`The file name ${JSON.stringify(file)} is not allowed.`);
});

it.each([
  ['mf-manifest.json', true],
  ['__federation_expose_app.01251baf.js', true],
  ['fonts/latin.0a1b2c3d.woff2', true],
  ['app.js.br', false],
  ['server', false],
  ['servers/app.js', true],
  ['a/server/app.js', true],
  ['a.brx', true],
  ['server/app.cjs', false],
  ['Server/app.cjs', false],
  ['./server/app.cjs', false],
  ['fonts/../server/app.cjs', false],
  ['server%2Fapp.cjs', false],
])('%s is for browsers: %s', (file, expected) => {
  expect(isPublicFile(file)).toBe(expected);
});

it('has a Node build for each language', () => {
  expect([nodeBuildName('en'), nodeBuildName('sw')]).toEqual(['server/app.cjs', 'server/app.sw.cjs']);
  expect(NODE_BUILDS).toEqual(['server/app.cjs', 'server/app.sw.cjs']);
});

describe('a build in another language', () => {
  const SWAHILI = 'mf-manifest.sw.json';

  /** Creates a package whose descriptor contains the hash of this text as that of the Swahili manifest. */
  async function translated(said: string): Promise<RemotePackage> {
    const file = toFiles([[SWAHILI, said]]).get(SWAHILI);
    return withManifest((metaData) => {
      metaData.integrity[SWAHILI] = file?.integrity ?? '';
      const translations = { sw: { manifest: file?.integrity, texts: {} } };
      metaData['descriptor'] = { ...(metaData['descriptor'] as object), translations };
    });
  }

  it('is known by the manifest that the descriptor names', async () => {
    const remotePackage = withFile(await translated('{}'), SWAHILI, '{}');
    const withNodeBuild = withFile(remotePackage, 'server/app.sw.cjs', 'module.exports = {};');
    expect((await checkPackage(withNodeBuild)).descriptor.translations).toHaveProperty('sw');
  });

  it('is refused with another manifest', async () => {
    const remotePackage = await withManifest((metaData) => {
      const { integrity = '' } = toFiles([[SWAHILI, '{}']]).get(SWAHILI) ?? {};
      metaData.integrity[SWAHILI] = integrity;
      const translations = { sw: { manifest: `sha384-${'A'.repeat(64)}`, texts: {} } };
      metaData['descriptor'] = { ...(metaData['descriptor'] as object), translations };
    });
    expect(await findRefusal(withFile(remotePackage, SWAHILI, '{}'))).toBe(
      `${SWAHILI} is not the manifest that the descriptor names.`,
    );
  });
});

it('weighs its scripts and styles as they are sent, in one language', () => {
  const files = toFiles([
    ['app.js', '12345'],
    ['app.js.br', '123'],
    ['page.css', '1234567'],
    ['lazy.sw.0a1b2c3d.js', '12345678901'],
    ['lazy.sw.0a1b2c3d.js.br', '1234567890'],
    ['picture.svg', '123456789'],
    ['mf-manifest.json', '{}'],
    ['server/app.cjs', '1234'],
    ['app.js.map', '12'],
    ['js', '1'],
  ]);
  expect(measureSize(files)).toBe(3 + 7);
});
