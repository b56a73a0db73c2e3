import { execFileSync } from 'node:child_process';
import path from 'node:path';

const PROGRAM = `
import { readdirSync } from 'node:fs';
import os from 'node:os';
import { giveWay } from ${JSON.stringify(path.join(__dirname, 'give-way.ts'))};
giveWay();
console.log(readdirSync('/proc/self/task').map((thread) => os.getPriority(Number(thread))).join());`;

const itOnLinux = process.platform === 'linux' ? it : it.skip;

itOnLinux('gives way with every thread that runs already', () => {
  const args = ['--import', 'tsx', '--input-type=module', '--eval', PROGRAM];
  const printed = execFileSync(process.execPath, args, { encoding: 'utf8' }).trim();
  const priorities = printed.split(',');
  expect(priorities.length).toBeGreaterThan(1);
  expect(new Set(priorities)).toEqual(new Set(['10']));
});
