/** @jest-config-loader esbuild-register */
import os from 'node:os';
import type { Config } from 'jest';
import { preset } from './jest.preset';

export default {
  // Jest leaves one core alone, which on two cores is half of the machine.
  maxWorkers: Math.max(2, os.availableParallelism() - 1),
  // Passwords are hashed and pages rendered for real; how fast is asked in bench/ only.
  testTimeout: 60_000,
  projects: [
    preset('shared-contracts', 'node'),
    preset('shared-auth'),
    preset('shared-ui'),
    preset('shared-panels'),
    preset('shell'),
    preset('remotes/public-site'),
    preset('remotes/supreme-admin'),
    preset('remotes/senior-admin'),
    preset('remotes/department-dashboard'),
    preset('remotes/member-area'),
    preset('server', 'node'),
    preset('ship', 'node'),
    preset('bench', 'node'),
  ],
} satisfies Config;
