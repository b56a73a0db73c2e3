import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Engine } from './engine';

const LIBRARIES = '/usr/lib';
const START_MS = 20_000;
const RETRY_MS = 200;

/** Returns the browser that belongs to Debian's package of WebKitGTK's driver, or undefined. */
export function findMiniBrowser(): string | undefined {
  for (const architecture of existsSync(LIBRARIES) ? readdirSync(LIBRARIES) : [])
    for (const version of ['webkitgtk-6.0', 'webkit2gtk-4.1']) {
      const program = path.join(LIBRARIES, architecture, version, 'MiniBrowser');
      if (existsSync(program)) return program;
    }
  return undefined;
}

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/** Sends a command of the W3C's WebDriver protocol. Rejects with the driver's error. */
async function send<T>(url: string, method: 'POST' | 'DELETE', body: object = {}): Promise<T> {
  const response = await fetch(url, {
    method,
    ...(method === 'POST' && {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  });
  const { value } = await response.json();
  if (!response.ok) throw new Error(`${value.error}: ${value.message}`);
  return value;
}

async function createSession(driver: string, program: string): Promise<string> {
  const alwaysMatch = { 'webkitgtk:browserOptions': { binary: program, args: ['--automation'] } };
  for (const end = Date.now() + START_MS; ; await sleep(RETRY_MS))
    try {
      const { sessionId } = await send<{ sessionId: string }>(`${driver}/session`, 'POST', {
        capabilities: { alwaysMatch },
      });
      return `${driver}/session/${sessionId}`;
    } catch (cause) {
      // The driver doesn't listen yet.
      if (Date.now() > end) throw cause;
    }
}

/** Starts WebKitGTK's browser on a virtual screen. Its window is never narrower than some 450 px. */
export async function startWebKit(program: string): Promise<Engine> {
  const port = await findFreePort();
  const folder = await mkdtemp(path.join(os.tmpdir(), 'narthex-webkit-'));
  const screen = ['-a', '-s', '-screen 0 1400x1000x24'];
  const driver = spawn('xvfb-run', [...screen, 'WebKitWebDriver', `--port=${port}`, '--host=127.0.0.1'], {
    // The group of processes is ended as one, because `xvfb-run` doesn't pass a signal on.
    detached: true,
    stdio: 'ignore',
    env: {
      ...process.env,
      XDG_RUNTIME_DIR: folder,
      // WebKit's own sandbox needs namespaces, which root in a container doesn't have.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    },
  });
  const stop = async () => {
    if (driver.pid) process.kill(-driver.pid, 'SIGTERM');
    await rm(folder, { recursive: true, force: true });
  };
  try {
    const session = await createSession(`http://127.0.0.1:${port}`, program);
    const find = async (xpath: string) => {
      const reference = await send<Record<string, string>>(`${session}/element`, 'POST', {
        using: 'xpath',
        value: xpath,
      });
      return `${session}/element/${Object.values(reference)[0]}`;
    };
    return {
      open: (url) => send(`${session}/url`, 'POST', { url }),
      resize: (width, height) => send(`${session}/window/rect`, 'POST', { width, height }),
      click: async (xpath) => send(`${await find(xpath)}/click`, 'POST'),
      type: async (xpath, text) => send(`${await find(xpath)}/value`, 'POST', { text }),
      evaluate: (expression) =>
        send(`${session}/execute/sync`, 'POST', { script: `return (${expression})`, args: [] }),
      async close() {
        await send(session, 'DELETE');
        await stop();
      },
    };
  } catch (cause) {
    await stop();
    throw cause;
  }
}
