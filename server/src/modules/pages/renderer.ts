import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance } from 'fastify';
import {
  readRemoteFiles,
  type PageDocument,
  type Registry,
  type RemoteFiles,
} from '@narthex/shared-contracts';
import { MANIFEST } from '../../delivery/remote-package';
import { RENDERER_ADDRESS } from '../../renderer-address';
import { writeHtml } from './html';
import { loadRemoteModule } from './remote-module';
import type { RenderedPage, ShellBuild } from './shell-build';

const TIME_LIMIT = 4_000;
const UNAVAILABLE = 503;

const PLAIN: RenderedPage = {
  html: '',
  state: { queries: [], mutations: [] },
  meta: { title: 'Welcome' },
  site: undefined,
  remote: null,
};

/** What a page's calls were answered while it was rendered. */
interface Rendering {
  isDegraded: boolean;
}

export interface Page {
  readonly status: number;
  readonly html: string;
  /** It shows less than it would if all had worked: the next one who asks gets a new one. */
  readonly isDegraded: boolean;
  /** It could not be rendered at all: its content comes with the script, if there is one. */
  readonly isPlain: boolean;
}

function within<T>(work: Promise<T>, milliseconds: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new Error(`Rendering took longer than ${milliseconds} ms`)),
      milliseconds,
    );
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** Renders pages with the shell's Node build and the Node build of the public remote that is live. */
export class PageRenderer {
  private readonly modules = new Map<string, Promise<unknown>>();
  private readonly rendering = new AsyncLocalStorage<Rendering>();

  constructor(
    private readonly app: FastifyInstance,
    readonly build: ShellBuild,
  ) {
    build.bundle.setTransport(async ({ method, url, params }) => {
      if (method !== 'GET') throw new Error('A page only reads');
      const query = Object.entries(params ?? {}).map(([name, value]): [string, string] => [
        name,
        String(value),
      ]);
      const answer = await app.inject({
        method,
        url,
        query: Object.fromEntries(query),
        remoteAddress: RENDERER_ADDRESS,
      });
      const rendering = this.rendering.getStore();
      if (rendering && (answer.statusCode >= 500 || answer.statusCode === 429)) rendering.isDegraded = true;
      return { status: answer.statusCode, body: answer.body === '' ? null : answer.json() };
    });
  }

  private async rendered(
    registry: Registry,
  ): Promise<{ name: string; version: string; module: unknown } | null> {
    for (const [name, [entry]] of Object.entries(registry.microFrontends)) {
      if (!entry?.extras.mounts.some(({ path }) => path === '/')) continue;
      const { version } = entry.metadata;
      const key = `${name}/${version}`;
      const loading =
        this.modules.get(key) ??
        loadRemoteModule(this.app.remoteStore, name, version, this.build.bundle.sharedModules);
      this.modules.clear();
      this.modules.set(key, loading);
      const module = await loading.catch((error: unknown) => {
        this.modules.delete(key);
        throw error;
      });
      if (module) return { name, version, module };
      this.modules.delete(key);
      return null;
    }
    return null;
  }

  private async findSermonFiles(
    registry: Registry,
    remote: string | null,
  ): Promise<Record<string, RemoteFiles>> {
    const entry = remote ? registry.microFrontends[remote]?.[0] : undefined;
    if (!remote || !entry) return {};
    const manifest = await this.app.remoteStore.read(remote, entry.metadata.version, MANIFEST);
    return manifest ? { [remote]: readRemoteFiles(JSON.parse(manifest.toString('utf8')), entry.url) } : {};
  }

  private async attempt(url: string, registry: Registry, formState: unknown): Promise<RenderedPage> {
    try {
      const remote = await this.rendered(registry);
      const now = new Date().toISOString();
      return await within(
        this.build.bundle.renderPage({ url, registry, remote, now, formState }),
        TIME_LIMIT,
      );
    } catch (error) {
      // The plain shell renders in the browser what could not be rendered here.
      this.app.log.error({ err: error, url }, 'page could not be rendered');
      return PLAIN;
    }
  }

  /** The whole document of an address, with its status. */
  async page(url: string, origin: string, formState?: unknown): Promise<Page> {
    const { registry } = await this.app.remotes.current();
    const rendering: Rendering = { isDegraded: false };
    const page = await this.rendering.run(rendering, () => this.attempt(url, registry, formState));
    const files = await this.findSermonFiles(registry, page.remote);
    const document: PageDocument = {
      registry,
      files,
      integrity: this.build.integrity,
      apiHost: this.app.config.apiHost ?? '',
      path: url,
      state: page.state,
    };
    const remote = page.remote ? (files[page.remote] ?? null) : null;
    const html = writeHtml({ build: this.build, page, document, remote, origin });
    const isPlain = page === PLAIN;
    const status = isPlain ? UNAVAILABLE : (page.meta.status ?? 200);
    return { status, html, isPlain, isDegraded: isPlain || rendering.isDegraded };
  }
}
