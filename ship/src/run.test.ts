import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { once } from 'node:events';

const folder = mkdtempSync(path.join(os.tmpdir(), 'narthex-run-'));
afterAll(() => rmSync(folder, { recursive: true }));

function write(name: string, lines: readonly string[]): string {
  const file = path.join(folder, name);
  writeFileSync(file, lines.join('\n'));
  return file;
}

/** Runs lines that call functions of `run.ts`, and sends SIGTERM once the program that they start is ready. */
async function terminate(...lines: readonly string[]) {
  const program = write('program.mjs', [
    `process.on('SIGTERM', () => setTimeout(() => { console.log('stopped'); process.exit(3); }, 50));`,
    `setInterval(() => undefined, 1000);`,
    `console.log('ready');`,
  ]);
  const caller = write('caller.mts', [
    `import { run, runUntilStopped } from ${JSON.stringify(path.join(__dirname, 'run.ts'))};`,
    `const program = ${JSON.stringify(program)};`,
    ...lines,
  ]);
  const child = spawn(process.execPath, ['--import', 'tsx', caller], {
    cwd: path.join(__dirname, '../..'),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  for await (const chunk of child.stdout) {
    output += String(chunk);
    if (output === 'ready\n') child.kill('SIGTERM');
  }
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  return [output, child.exitCode ?? child.signalCode];
}

it('passes on what asks it to end, and waits for the program to stop cleanly', async () => {
  expect(await terminate('process.exitCode = await runUntilStopped([program]);')).toEqual([
    'ready\nstopped\n',
    3,
  ]);
});

it('ends with a program that it runs, and does nothing after it', async () => {
  expect(await terminate('await run(process.execPath, [program]);', `console.log('went on');`)).toEqual([
    'ready\nstopped\n',
    'SIGTERM',
  ]);
});
