import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { ROOT } from '../run';

const pack = (...args: readonly string[]) => {
  const script = path.join(ROOT, 'ship/src/commands/pack.ts');
  return spawnSync(process.execPath, ['--import', 'tsx', script, ...args], { cwd: ROOT, encoding: 'utf8' });
};

it('tells how packages are packed, and takes no flag for a folder', () => {
  expect(pack('--help')).toMatchObject({ status: 0, stdout: expect.stringMatching(/^Usage: npm run pack/) });
  expect(pack('--dry')).toMatchObject({
    status: 1,
    stderr: expect.stringContaining("unknown option '--dry'"),
  });
  expect(pack('one', 'two').status).toBe(1);
});
