import { execFileSync } from 'node:child_process';
import path from 'node:path';

const program = (before = '') => `
import { readdirSync } from 'node:fs';
import os from 'node:os';
import { giveWay } from ${JSON.stringify(path.join(__dirname, 'give-way.ts'))};
${before}
giveWay();
console.log(readdirSync('/proc/self/task').map((thread) => os.getPriority(Number(thread))).join());`;

/** Returns the priorities of the threads of a process that has given way, which was started with a priority. */
function readPriorities(startedWith: number, before?: string): string[] {
  const node = [process.execPath, '--import', 'tsx', '--input-type=module', '--eval', program(before)];
  const printed = execFileSync('nice', ['-n', String(startedWith), ...node], { encoding: 'utf8' }).trim();
  return printed.split(',');
}

const itOnLinux = process.platform === 'linux' ? it : it.skip;

itOnLinux('gives way with every thread that runs already', () => {
  const priorities = readPriorities(0);
  expect(priorities.length).toBeGreaterThan(1);
  expect(new Set(priorities)).toEqual(new Set(['10']));
});

itOnLinux('leaves a process alone that gives way more already, as one that was started by `nice`', () => {
  expect(new Set(readPriorities(15))).toEqual(new Set(['15']));
});

itOnLinux('goes on where a container forbids it, or a thread has ended', () => {
  const forbid = `os.setPriority = () => { throw new Error('uv_os_setpriority returned EACCES'); };`;
  expect(new Set(readPriorities(0, forbid))).toEqual(new Set(['0']));
});
