import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as runtimeCore from '@module-federation/runtime-core';
import './share-federation-runtime';

it('shares the remotes the runtime that the shell runs on, under its version', () => {
  const { dependencies } = JSON.parse(readFileSync(path.join(__dirname, '../../../package.json'), 'utf8'));
  expect(globalThis).toMatchObject({
    _FEDERATION_RUNTIME_CORE: { ModuleFederation: runtimeCore.ModuleFederation },
    _FEDERATION_RUNTIME_CORE_FROM: {
      version: dependencies['@module-federation/runtime-core'],
      name: 'narthex_shell',
    },
  });
});
