import { builtEntry, packedManifest } from './stage-package';

const inNode = (source: string) => source.startsWith('./src/build/');

it.each([
  ['./src/index.ts', { types: './dist/index.d.ts', default: './dist/index.js' }],
  [
    './src/notify/toast-host.tsx',
    { types: './dist/notify/toast-host.d.ts', default: './dist/notify/toast-host.js' },
  ],
  ['./src/build/compile.ts', { types: './dist/build/compile.d.ts', default: './dist/node/compile.js' }],
  ['./src/styles/tokens.css', './dist/styles/tokens.css'],
  ['./tsconfig.json', './tsconfig.json'],
])('%s is built to %j', (source, entry) => {
  expect(builtEntry(source, inNode)).toEqual(entry);
});

it('leaves out what only this repository needs', () => {
  const manifest = packedManifest({
    ...{ name: '@narthex/shared-ui', version: '1.0.1', sideEffects: ['*.css'], exports: {} },
    ...{ dependencies: { zod: '4.0.0' }, peerDependencies: { react: '^19.0.0' } },
    ...{ private: true, scripts: { build: 'webpack' } },
  });
  expect(manifest).toEqual({
    ...{ name: '@narthex/shared-ui', version: '1.0.1', license: 'MIT', engines: { node: '>=20.19' } },
    ...{ sideEffects: ['*.css'], exports: {} },
    ...{ dependencies: { zod: '4.0.0' }, peerDependencies: { react: '^19.0.0' } },
  });
});
