import { buildPackage } from '../../../test/remote-factories';
import { computeIntegrity } from '../integrity';
import type { RemotePackage } from '../packages/remote-package';
import { createBuildSource } from './blobs-plugin';

const hash = (text: string) => computeIntegrity(Buffer.from(text));

it('has the files of every build, and nothing else', async () => {
  const read = createBuildSource(async () => [
    buildPackage({ remote: 'youth', code: 'the code of youth' }),
    buildPackage({ remote: 'music', code: 'the code of music', nodeBuild: 'rendered' }),
  ]);
  for (const text of ['the code of youth', 'the code of music', 'rendered'])
    expect(String(await read(hash(text)))).toBe(text);
  expect(await read(hash('the code of drama'))).toBeNull();
});

it('lists the builds once, and only when something is missing', async () => {
  const listBuilds = jest.fn(async () => [buildPackage({ code: 'code' })]);
  const read = createBuildSource(listBuilds);
  expect(listBuilds).not.toHaveBeenCalled();
  await Promise.all([read(hash('code')), read(hash('other'))]);
  expect(listBuilds).toHaveBeenCalledTimes(1);
});

it('has nothing of a file that is gone again', async () => {
  const gone = { integrity: hash('code'), size: 4, read: () => Promise.reject(new Error('gone')) };
  const build: RemotePackage = { ...buildPackage(), files: new Map([['a.js', gone]]) };
  expect(await createBuildSource(async () => [build])(hash('code'))).toBeNull();
});
