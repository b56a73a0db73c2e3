import { createHash } from 'node:crypto';
import type { ServerResponse } from 'node:http';

const FOLDER = '/__narthex/';
export const EVENTS_URL = `${FOLDER}events`;

/**
 * This script runs in every page before the shell. It replaces React's developer tools until the refresh runtime does,
 * since React looks for them only when it starts. It passes builds to the modules of the page
 * (remote-kit/src/dev/hot-client.ts), and shows why a page was reloaded if its modules couldn't be replaced.
 */
const SCRIPT = `globalThis.__narthexBuilds = {};
const renderers = new Map();
globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__ ??= {
  renderers,
  supportsFiber: true,
  inject: (renderer) => renderers.set(renderers.size + 1, renderer).size,
  onScheduleFiberRoot() {},
  onCommitFiberRoot() {},
  onCommitFiberUnmount() {},
};
new EventSource('${EVENTS_URL}').onmessage = ({ data }) => {
  const { folder, hash, integrity } = JSON.parse(data);
  globalThis.__narthexIntegrity = { ...globalThis.__narthexIntegrity, ...integrity };
  globalThis.__narthexBuilds[folder] = hash;
  window.dispatchEvent(new Event('narthex:built'));
};
const reason = sessionStorage.getItem('narthex:reloaded');
if (reason) {
  sessionStorage.removeItem('narthex:reloaded');
  console.info('The page was reloaded:', reason);
  const note = document.body.appendChild(document.createElement('p'));
  note.role = 'status';
  note.textContent = 'Reloaded: ' + reason.split('\\n')[0];
  note.style.cssText = 'position:fixed;inset:auto 0 0;margin:0;padding:8px 16px;background:#222;color:#fff;z-index:9999';
  setTimeout(() => note.remove(), 8000);
}
`;

/** Contains the script and its hash, which pages require for every script. */
export const PAGE_SCRIPT = {
  url: `${FOLDER}page.js`,
  integrity: `sha384-${createHash('sha384').update(SCRIPT).digest('base64')}`,
  text: SCRIPT,
} as const;

/** Describes a finished build as an event of a page. */
export interface BuiltFolder {
  /** Names the path of the folder, with a slash at its end. */
  readonly folder: string;
  readonly hash: string;
  /** Maps the path of each file to its hash. */
  readonly integrity: Readonly<Record<string, string>>;
}

/** Sends builds to the open pages: those that exist when a page connects, and every later one. */
export class PageEvents {
  readonly #pages = new Set<ServerResponse>();
  readonly #builds = new Map<string, BuiltFolder>();

  connect(response: ServerResponse): void {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    response.write(': connected\n\n');
    for (const build of this.#builds.values()) response.write(toEvent(build));
    this.#pages.add(response);
    response.on('close', () => this.#pages.delete(response));
  }

  send(build: BuiltFolder): void {
    this.#builds.set(build.folder, build);
    for (const page of this.#pages) page.write(toEvent(build));
  }
}

const toEvent = (build: BuiltFolder) => `data: ${JSON.stringify(build)}\n\n`;
