import { existsSync } from 'node:fs';
import path from 'node:path';
import { jestProject, type JestProject } from '@narthex/remote-kit/jest-project';

// Half a day away from the site's default zone, wherever the machine stands: whoever takes the machine's zone for the
// site's gets another day.
process.env['TZ'] = 'America/Los_Angeles';

export const ROOT = path.join(__dirname, '../..');

/** The one jest preset of this repository: the kit's, for a room. */
export function preset(room: string, environment: 'browser' | 'node' = 'browser'): JestProject {
  const setup = path.join(ROOT, room, 'test/global-setup.ts');
  const teardown = path.join(ROOT, room, 'test/global-teardown.ts');
  const project = jestProject(environment);
  return {
    ...project,
    ...(existsSync(setup) && { globalSetup: setup }),
    ...(existsSync(teardown) && { globalTeardown: teardown }),
    testRunner: path.join(__dirname, 'jest-circus.ts'),
    ...(environment === 'node' && { testEnvironment: path.join(__dirname, 'jest.environment.ts') }),
    displayName: path.basename(room),
    rootDir: path.join(ROOT, room),
    moduleNameMapper: {
      ...project.moduleNameMapper,
      // Their conditions know no `require`.
      '^music-metadata$': path.join(ROOT, 'node_modules/music-metadata/lib/index.js'),
      '^file-type$': path.join(ROOT, 'node_modules/file-type/index.js'),
    },
  };
}
