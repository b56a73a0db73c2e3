import { spawnSync } from 'node:child_process';
import { ROOT } from '../run';

const run = (command: string, ...args: readonly string[]) =>
  spawnSync(process.execPath, ['ship/bootstrap.mjs', command, ...args], { cwd: ROOT, encoding: 'utf8' });

jest.setTimeout(60_000);

it.each(['dev', 'test', 'bench', 'attack', 'engines', 'disasters', 'release'])(
  '%s starts nothing with an argument that it doesn’t know, and explains itself',
  (command) => {
    const { status, stderr } = run(command, '--dry');
    expect(stderr).toMatch(/unknown option '--dry'/i);
    expect(stderr).toMatch(new RegExp(`^(Usage: )?npm (run )?${command} --`, 'm'));
    expect(status).toBe(1);
  },
);

it('explains a command that is asked for help', () => {
  expect(run('start', '--help')).toMatchObject({
    status: 0,
    stdout: expect.stringMatching(/^Usage: npm start -- /),
  });
});

it('takes no more names than a command has, and no remote that there isn’t', () => {
  expect(run('start', '3000').status).toBe(1);
  expect(run('pack', 'one', 'two').status).toBe(1);
  expect(run('dev', 'choirs')).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(/^There is no remote choirs here\. Known: .*member-area/),
  });
});
