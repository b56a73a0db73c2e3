import { AsyncLocalStorage } from 'node:async_hooks';
import { createRequire } from 'node:module';
import vm from 'node:vm';
import { parentPort, workerData } from 'node:worker_threads';
import type { PageState } from '@narthex/shared-contracts';
import type {
  FromWorker,
  PageCall,
  PageCallResponse,
  RenderInput,
  RenderedPage,
  ToWorker,
  WorkerInput,
} from './render-messages';

type Transport = (
  request: PageCall & { readonly signal?: AbortSignal },
) => Promise<{ readonly status: number; readonly body: unknown }>;

/** Describes the exports of the shell's Node build (shell/src/server.tsx). */
interface ShellBundle {
  readonly sharedModules: Readonly<Record<string, unknown>>;
  setTransport(transport: Transport): void;
  renderPage(
    input: RenderInput & {
      readonly remote: { readonly name: string; readonly version: string; readonly module: unknown } | null;
      readonly signal: AbortSignal;
    },
  ): Promise<Omit<RenderedPage, 'state'> & { readonly state: PageState }>;
}

/**
 * Evaluates a remote's Node build. As in the browser, it gets the shell's React, router and query client, and can
 * require nothing else.
 */
function evaluateRemote({ name, version, code }: NonNullable<WorkerInput['remote']>, shared: object) {
  const require = (id: string): unknown => {
    if (Object.hasOwn(shared, id)) return shared[id as keyof typeof shared];
    throw new Error(`${name} ${version} requires ${id}, which the shell does not share`);
  };
  const module: { exports: unknown } = { exports: {} };
  const run = vm.compileFunction(code, ['module', 'exports', 'require'], {
    filename: `${name}-${version}.cjs`,
  });
  run(module, module.exports, require);
  return { name, version, module: module.exports };
}

const describe = (error: unknown) =>
  error instanceof Error ? (error.stack ?? error.message) : String(error);

/**
 * Renders pages of one remote in a thread of its own, with the shell's code; the API calls of the pages run in the
 * server's thread.
 */
function run(): void {
  if (!parentPort) throw new Error('This file only runs as a worker.');
  const port = parentPort;
  const input = workerData as WorkerInput;
  const send = (message: FromWorker) => port.postMessage(message);
  const renders = new AsyncLocalStorage<number>();
  const aborts = new Map<number, AbortController>();
  const calls = new Map<number, { resolve(response: PageCallResponse): void; reject(error: Error): void }>();
  let lastCall = 0;
  let registry: RenderInput['registry'];

  const bundle: ShellBundle = createRequire(import.meta.url)(input.shell);
  const remote = input.remote && evaluateRemote(input.remote, bundle.sharedModules);

  bundle.setTransport(async ({ method, url, params, signal }) => {
    const id = renders.getStore();
    if (id === undefined) throw new Error('Only a page that is being rendered makes calls');
    signal?.throwIfAborted();
    const call = (lastCall += 1);
    try {
      const { status, body } = await new Promise<PageCallResponse>((resolve, reject) => {
        calls.set(call, { resolve, reject });
        signal?.addEventListener('abort', () => reject(signal.reason), { once: true });
        send({ type: 'call', id, call, method, url, params });
      });
      return { status, body: body === '' ? null : JSON.parse(body) };
    } finally {
      calls.delete(call);
    }
  });

  async function render(id: number, page: RenderInput): Promise<void> {
    const abort = new AbortController();
    aborts.set(id, abort);
    try {
      const rendered = await renders.run(id, () =>
        bundle.renderPage({ ...page, remote, signal: abort.signal }),
      );
      send({ type: 'rendered', id, page: { ...rendered, state: JSON.stringify(rendered.state) } });
    } catch (error) {
      send({ type: 'failed', id, reason: describe(error) });
    } finally {
      aborts.delete(id);
    }
  }

  send({ type: 'ready' });
  port.on('message', (message: ToWorker) => {
    if (message.type === 'registry') ({ registry } = message);
    else if (message.type === 'render') void render(message.id, { ...message.input, registry });
    else if (message.type === 'abort') aborts.get(message.id)?.abort(new Error(message.reason));
    else if (message.type === 'response') calls.get(message.call)?.resolve(message);
    else calls.get(message.call)?.reject(new Error(message.reason));
  });
}

// In development, TypeScript's loader is gone by then, which would read the large build of the shell once more.
setImmediate(run);
