import { statSync } from 'node:fs';
import { compileRoom } from '../../../tooling/build-plugins/compile-room';

it('depends on files alone: webpack stores no cache that depends on a folder', () => {
  const { cache } = compileRoom('shell', 'shell', 'browser');
  if (typeof cache !== 'object' || cache.type !== 'filesystem') throw new Error('It has no cache on disk.');
  const files = cache.buildDependencies?.['config'] ?? [];
  expect(files).toContainEqual(expect.stringMatching(/build-plugins\/module-stubs\/preload\.ts$/));
  expect(files.filter((file) => !statSync(file).isFile())).toEqual([]);
});
