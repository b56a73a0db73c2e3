/** @jest-config-loader esbuild-register */
import { readdirSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Config } from 'jest';
import { preset } from './tooling/testing/jest.preset';

const remotes = readdirSync(path.join(__dirname, 'remotes')).sort();

export default {
  // Jest leaves one core alone, which on two cores is half of the machine.
  maxWorkers: Math.max(2, os.availableParallelism() - 1),
  testSequencer: path.join(__dirname, 'tooling/testing/jest.slow-first.mjs'),
  // Passwords are hashed and pages rendered for real; how fast is asked in bench/ only.
  testTimeout: 60_000,
  projects: [
    preset('shared-contracts', 'node'),
    preset('shared-auth'),
    preset('shared-ui'),
    preset('shared-panels'),
    preset('remote-kit', 'node'),
    preset('shell'),
    ...remotes.map((remote) => preset(`remotes/${remote}`)),
    preset('server', 'node'),
    preset('demo', 'node'),
    preset('ship', 'node'),
    preset('bench', 'node'),
  ],
} satisfies Config;
