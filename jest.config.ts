/** @jest-config-loader esbuild-register */
import type { Config } from 'jest';
import { preset } from './jest.preset';

export default {
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
