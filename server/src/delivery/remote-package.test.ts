import { MANIFEST } from '@narthex/shared-contracts/remote-package';
import { buildPackage } from '../../test/remote-factories';
import { computeIntegrity } from './files/integrity';
import { RemotePackageError, checkPackage, isPublicFile, type RemotePackage } from './remote-package';

const withFile = (remotePackage: RemotePackage, file: string, text: string): RemotePackage => ({
  ...remotePackage,
  files: new Map([...remotePackage.files, [file, Buffer.from(text)]]),
});

const withoutFile = (remotePackage: RemotePackage, file: string): RemotePackage => ({
  ...remotePackage,
  files: new Map([...remotePackage.files].filter(([name]) => name !== file)),
});

it('takes a package that is what its manifest says, by the hash of the manifest', () => {
  const remotePackage = buildPackage({ nodeBuild: 'module.exports = {};' });
  const { descriptor, integrity } = checkPackage(remotePackage);
  expect(descriptor.name).toBe('public-site');
  expect(integrity).toBe(computeIntegrity(remotePackage.files.get(MANIFEST) ?? Buffer.alloc(0)));
});

it('refuses a file that is not the one its manifest has the hash of', () => {
  const altered = withFile(buildPackage(), 'remoteEntry.js', 'alert("altered")');
  expect(() => checkPackage(altered)).toThrow('remoteEntry.js does not match its hash');
});

it('refuses a package that lacks a file, its manifest, or the name it is handed in under', () => {
  expect(() => checkPackage(withoutFile(buildPackage(), 'remoteEntry.js'))).toThrow('missing');
  expect(() => checkPackage(withoutFile(buildPackage(), MANIFEST))).toThrow('holds no');
  expect(() => checkPackage(withFile(buildPackage(), MANIFEST, '{'))).toThrow('is not JSON');
  expect(() => checkPackage({ ...buildPackage(), remote: 'youth' })).toThrow('not youth');
  expect(() => checkPackage({ ...buildPackage(), version: '2.0.0-0123456789' })).toThrow(RemotePackageError);
});

const withManifest = (change: (metaData: Record<string, unknown>) => unknown): RemotePackage => {
  const remotePackage = buildPackage();
  const manifest = JSON.parse(String(remotePackage.files.get(MANIFEST)));
  change(manifest.metaData);
  return withFile(remotePackage, MANIFEST, JSON.stringify(manifest));
};

it('says to the team what is wrong with a manifest', () => {
  expect(() => checkPackage(withoutFile(buildPackage(), MANIFEST))).toThrow(
    new RemotePackageError('The package holds no mf-manifest.json.'),
  );
  const invalid = withManifest((metaData) => delete metaData.descriptor);
  expect(() => checkPackage(invalid)).toThrow(RemotePackageError);
  expect(() => checkPackage(invalid)).toThrow(/^mf-manifest\.json: .*descriptor/s);
  expect(() => checkPackage(withFile(buildPackage(), 'a b.js', ''))).toThrow(
    'The file name "a b.js" is not allowed.',
  );
  expect(() => checkPackage(withoutFile(buildPackage(), 'remoteEntry.js'))).toThrow(
    'remoteEntry.js is named in mf-manifest.json and missing.',
  );
  expect(() => checkPackage(withFile(buildPackage(), 'remoteEntry.js', 'x'))).toThrow(
    'remoteEntry.js does not match its hash in mf-manifest.json.',
  );
});

it.each<[string, (metaData: Record<string, unknown>) => unknown]>([
  ['name', (metaData) => (metaData.remote = 'youth')],
  ['version', (metaData) => (metaData.version = '9.0.0-0123456789')],
  ['descriptor', (metaData) => (metaData.descriptor = { ...(metaData.descriptor as object), name: 'youth' })],
])('refuses a manifest with the %s of another remote', (_, change) => {
  const refused = withManifest(change);
  expect(() => checkPackage(refused)).toThrow(
    /^mf-manifest\.json describes .*, not public-site 1\.0\.0-0123456789\.$/,
  );
  expect(() => checkPackage(refused)).toThrow(RemotePackageError);
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
  'a.js.br',
])('takes the file name %j', (file) => {
  expect(checkPackage(withFile(buildPackage(), file, '')).descriptor.name).toBe('public-site');
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
])('refuses the file name %j', (file) => {
  expect(() => checkPackage(withFile(buildPackage(), file, ''))).toThrow('is not allowed');
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
