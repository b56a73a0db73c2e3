import type { FastifyInstance } from 'fastify';
import {
  readRemoteFiles,
  type PageDocument,
  type Registry,
  type RemoteFiles,
} from '@narthex/shared-contracts';
import { MANIFEST } from '../../delivery/remote-package';
import { writeHtml } from './html';
import { loadRemoteModule } from './remote-module';
import type { RenderedPage, ShellBuild } from './shell-build';

const TIME_LIMIT = 4_000;

/** The calls of pages that are being rendered come from here; the flood guard lets them through. */
export const RENDERER_ADDRESS = 'page-renderer';

const PLAIN: RenderedPage = {
  html: '',
  state: { queries: [], mutations: [] },
  meta: { title: 'Welcome' },
  site: undefined,
  remote: null,
};

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
      const module = await loading;
      return module ? { name, version, module } : null;
    }
    return null;
  }

  private async filesOf(registry: Registry, remote: string | null): Promise<Record<string, RemoteFiles>> {
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
  async page(
    url: string,
    origin: string,
    formState?: unknown,
  ): Promise<{ status: number; html: string; isPlain: boolean }> {
    const { registry } = await this.app.remotes.current();
    const page = await this.attempt(url, registry, formState);
    const files = await this.filesOf(registry, page.remote);
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
    return { status: page.meta.status ?? 200, html, isPlain: page === PLAIN };
  }
}
