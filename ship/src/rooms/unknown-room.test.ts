import { spawnSync } from 'node:child_process';
import { ROOT } from '../run';

it('says which rooms there are when it is asked for one that there isn’t', () => {
  const { status, stderr } = spawnSync(
    process.execPath,
    ['ship/bootstrap.mjs', 'build', 'member-area', 'choirs'],
    {
      cwd: ROOT,
      encoding: 'utf8',
    },
  );
  expect(stderr).toMatch(/^There is no room choirs to build\. Known: shell, .*member-area.*\.\n$/);
  expect(status).toBe(2);
});
