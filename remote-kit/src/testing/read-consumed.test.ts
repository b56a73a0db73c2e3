import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { SHARED_PACKAGES } from '@narthex/shared-contracts/shared-packages';
import { refuseConsumed } from '@narthex/shared-contracts/consumed-packages';
import { readConsumed } from './read-consumed';

const folder = mkdtempSync(path.join(os.tmpdir(), 'narthex-taken-'));
mkdirSync(path.join(folder, 'src/pages'), { recursive: true });
symlinkSync(path.join(__dirname, '../../../node_modules'), path.join(folder, 'node_modules'));
afterAll(() => rmSync(folder, { recursive: true }));

const write = (name: string, ...lines: string[]) =>
  writeFileSync(path.join(folder, 'src', name), lines.join('\n'));

it('reads the names that a remote imports, without types and tests', () => {
  write(
    'app.tsx',
    `import React, { useState as useValue } from 'react';`,
    `import { Link, type To } from 'react-router-dom';`,
    `import type { QueryKey } from '@tanstack/react-query';`,
    `import other from './other';`,
  );
  write('pages/page.tsx', `import { useLocation } from 'react-router-dom';`);
  write('app.test.tsx', `import { useBlocker } from 'react-router-dom';`);
  const { packages } = readConsumed(folder);
  expect(packages).toEqual({
    react: { version: SHARED_PACKAGES.react.version, names: ['default', 'useState'] },
    'react-router-dom': { version: expect.any(String), names: ['Link', 'useLocation'] },
    '@tanstack/react-query': { version: expect.any(String), names: [] },
  });
  expect(refuseConsumed(readConsumed(folder))).toEqual([]);
});

it('finds what the shell does not share', () => {
  write(
    'blocker.ts',
    `import { useBlocker } from 'react-router-dom';`,
    `import * as all from 'react-router-dom';`,
  );
  expect(refuseConsumed(readConsumed(folder)).join()).toContain('import what is used by its name');
});
