import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** Describes the result of a command and the times of its output. */
export interface Finished {
  readonly code: number;
  readonly output: string;
  /** Holds the output to stdout, which programs read. */
  readonly stdout: string;
  /** Holds the duration in seconds. */
  readonly seconds: number;
  /**
   * Returns the seconds from the first line that contains a text to the end, or the whole duration if there is none.
   */
  readonly secondsSince: (text: string) => number;
}

/** Returns an environment without anything of this workspace: no programs, settings or tokens of the site. */
function outsideEnvironment(settings: Readonly<Record<string, string>>): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(
    ([name]) => !/^(npm_|NODE_|SHIP_|NARTHEX_|DATA_DIR|E2E_|INIT_CWD)/i.test(name),
  );
  const search = (process.env['PATH'] ?? '').split(path.delimiter);
  return {
    ...Object.fromEntries(kept),
    PATH: search
      .filter((folder) => !folder.startsWith(ROOT) && !folder.includes('node_modules'))
      .join(path.delimiter),
    ...settings,
  };
}

function runCommand(
  program: string,
  args: readonly string[],
  cwd: string,
  env: NodeJS.ProcessEnv,
): Promise<Finished> {
  const started = performance.now();
  const child = spawn(program, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const chunks: { text: string; at: number; isOutput: boolean }[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    const isOutput = stream === child.stdout;
    stream.on('data', (chunk: Buffer) =>
      chunks.push({ text: String(chunk), at: performance.now(), isOutput }),
    );
  }
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      const ended = performance.now();
      resolve({
        code: code ?? 1,
        output: chunks.map(({ text }) => text).join(''),
        stdout: chunks.flatMap(({ text, isOutput }) => (isOutput ? [text] : [])).join(''),
        seconds: (ended - started) / 1000,
        secondsSince: (text) =>
          (ended - (chunks.find((chunk) => chunk.text.includes(text))?.at ?? started)) / 1000,
      });
    });
  });
}

/** Describes a command that runs until it is stopped. */
export interface Running {
  /** Resolves once the output contains a text. Rejects with the output if the command ends before. */
  readonly said: (text: string) => Promise<void>;
  readonly stop: () => Promise<void>;
}

function startCommand(
  program: string,
  args: readonly string[],
  cwd: string,
  env: NodeJS.ProcessEnv,
): Running {
  // The command has its own process group, so that its child processes end with it.
  const child = spawn(program, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'], detached: true });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  let output = '';
  const listeners = new Set<() => void>();
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += String(chunk);
      listeners.forEach((listener) => listener());
    });
  }
  return {
    said: (text) =>
      new Promise((resolve, reject) => {
        const compare = () => output.includes(text) && resolve();
        listeners.add(compare);
        compare();
        void ended.then(() => reject(new Error(output)));
      }),
    stop: async () => {
      if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGTERM');
      await ended;
    },
  };
}

/** Represents a ministry team with a folder of its own and the packed packages, but nothing else of this repository. */
export class OutsideTeam {
  readonly folder = mkdtempSync(path.join(os.tmpdir(), 'narthex-outside-'));
  readonly packages = mkdtempSync(path.join(os.tmpdir(), 'narthex-packages-'));
  /** Holds the settings of the team's shell: the site and the key. */
  readonly settings: Record<string, string> = {};

  /** Packs the packages, which the operators of the site do once. */
  pack(): Promise<Finished> {
    return runCommand(process.execPath, ['ship/bootstrap.mjs', 'pack', this.packages], ROOT, process.env);
  }

  run(program: string, ...args: string[]): Promise<Finished> {
    return runCommand(program, args, this.folder, outsideEnvironment(this.settings));
  }

  narthex(...args: string[]): Promise<Finished> {
    return this.run('npx', '--no-install', 'narthex', ...args);
  }

  /** Starts the site with the team's remote as the team sees it during development. */
  dev(remote: string, port: number): Running {
    const args = ['--no-install', 'narthex', 'dev', remote, '--port', String(port)];
    return startCommand('npx', args, this.folder, outsideEnvironment(this.settings));
  }

  remove(): void {
    for (const folder of [this.folder, this.packages]) rmSync(folder, { recursive: true, force: true });
  }
}
