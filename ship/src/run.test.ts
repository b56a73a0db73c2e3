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

it('passes on what asks it to end, and waits for the program to stop cleanly', async () => {
  const program = write('program.mjs', [
    `process.on('SIGTERM', () => setTimeout(() => { console.log('stopped'); process.exit(3); }, 50));`,
    `setInterval(() => undefined, 1000);`,
    `console.log('ready');`,
  ]);
  const caller = write('caller.mts', [
    `import { runUntilStopped } from ${JSON.stringify(path.join(__dirname, 'run.ts'))};`,
    `process.exitCode = await runUntilStopped([${JSON.stringify(program)}]);`,
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
  if (child.exitCode === null) await once(child, 'exit');
  expect([output, child.exitCode]).toEqual(['ready\nstopped\n', 3]);
});
