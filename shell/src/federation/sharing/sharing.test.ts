import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as runtimeCore from '@module-federation/runtime-core';
import './share-federation-runtime';
import * as auth from '@narthex/shared-auth';
import {
  FEDERATION_RUNTIME,
  SHARED_PACKAGES,
  getPackageName,
} from '@narthex/shared-contracts/shared-packages';

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

const installed = (name: string): string =>
  JSON.parse(readFileSync(path.join(__dirname, '../../../../node_modules', name, 'package.json'), 'utf8'))
    .version;

/** Returns the names that one of the lists in this folder exports. */
const listed = (list: string): string[] =>
  /export \{([^}]*)\}/
    .exec(readFileSync(path.join(__dirname, list), 'utf8'))?.[1]
    ?.split(',')
    .map((name) => name.trim())
    .filter(Boolean) ?? [];

it.each([
  ['react-router-dom', 'shared-router.ts'],
  ['@tanstack/react-query', 'shared-query.ts'],
] as const)('shares exactly the names of %s that the contract lists', (specifier, list) => {
  expect(listed(list).sort()).toEqual([...SHARED_PACKAGES[specifier].names].sort());
});

it.each([
  ['react-toastify/unstyled', jest.requireActual('react-toastify/unstyled')],
  ['@narthex/shared-auth', auth],
] as const)('has every name of %s that the contract lists, and no other', (specifier, shared) => {
  const names = Object.keys(shared).filter((name) => name !== '__esModule' && name !== 'default');
  expect(names.sort()).toEqual([...SHARED_PACKAGES[specifier].names].sort());
});

it.each(Object.entries(SHARED_PACKAGES))(
  'runs the version of %s that the contract lists',
  (specifier, shared) => {
    expect(installed(getPackageName(specifier))).toBe(shared.version);
  },
);

it('runs the federation runtime that the contract names', () => {
  expect(installed('@module-federation/enhanced')).toBe(FEDERATION_RUNTIME);
});
