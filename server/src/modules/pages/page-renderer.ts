import { AsyncResource } from 'node:async_hooks';
import type { FastifyInstance } from 'fastify';
import {
  findLiveEntry,
  fullTitle,
  pageDataUrl,
  type PageState,
  type Registry,
  type RemoteFiles,
} from '@narthex/shared-contracts';
import { SOURCE_LANGUAGE, joinLanguage, type Language } from '@narthex/shared-contracts/languages';
import type { Page, PageRequest, WrittenPage } from './document/page';
import { hashPageData, type RenderedPageData } from './document/page-data';
import { listOwnStyles, writeHtml } from './document/html';
import { InlineStyles } from './document/remote-files/inline-styles';
import { RemoteFileLists } from './document/remote-files/remote-file-lists';
import type { PageCalls } from './calls/page-calls';
import type { PageCall, PageCallResponse, RenderedPage } from './rendering/render-messages';
import { identify, isRendered } from './rendering/rendered-entry';
import type { VersionRenderer } from './rendering/version-renderer';
import { RendererPool } from './rendering/renderer-pool';
import { withIsolatedRemote } from './frames/frame-chunks';
import { withFallback } from './rendering/fallback-registry';
import { withTimeout } from './rendering/with-timeout';
import type { ShellBuild } from './shell-build';
import { FALLBACK_TIMEOUT_MS, LATE_PAGE_TIMEOUT_MS, RENDER_TIMEOUT_MS } from './page-policy';

const UNAVAILABLE = 503;

/** Holds the state of a running render that its calls need and change. */
interface Render {
  readonly signal: AbortSignal;
  readonly language: Language;
  readonly isListed: boolean;
  isDegraded: boolean;
  /** Is the time of the oldest data of the page, in milliseconds. */
  since: number;
}

/** Describes the versions and the time limit with which a page is rendered. */
interface Attempt {
  readonly registry: Registry;
  readonly limitMs: number;
  readonly isFallback: boolean;
  readonly isLast: boolean;
}

/** Renders pages with the Node builds of the shell and of the page's remote. */
export class PageRenderer {
  readonly #app: FastifyInstance;
  readonly #build: ShellBuild;
  readonly #language: Language;
  readonly #renderers: RendererPool | null;
  readonly #files: RemoteFileLists;
  readonly #styles: InlineStyles;
  readonly #calls: PageCalls;
  /** Contains the renderers that have rendered a page. */
  readonly #proven = new WeakSet<VersionRenderer>();

  /** @param build The shell's build in this language. */
  constructor(
    app: FastifyInstance,
    build: ShellBuild,
    calls: PageCalls,
    language: Language = SOURCE_LANGUAGE,
  ) {
    this.#language = language;
    this.#app = app;
    this.#build = build;
    this.#files = new RemoteFileLists(app);
    this.#styles = new InlineStyles(app);
    this.#calls = calls;
    this.#renderers = build.openRenderer && new RendererPool(build.openRenderer, app.remoteStore);
  }

  /** Ends the renderers of remotes whose code may not run here any more. */
  retain({ microFrontends }: Registry): void {
    this.#renderers?.retain((name) => {
      const entry = findLiveEntry(microFrontends[name] ?? []);
      return entry !== undefined && isRendered(entry);
    });
  }

  /** Starts the renderers of the live versions of core remotes, so that the first visitor needn't wait. */
  async warm(signal: AbortSignal): Promise<void> {
    const { registries } = await this.#app.remotes.current();
    for (const [name, entries] of Object.entries(registries.get(this.#language)?.microFrontends ?? {})) {
      if (signal.aborted) return;
      const entry = findLiveEntry(entries);
      if (entry && isRendered(entry))
        await this.#renderers?.use(identify(name, entry), async () => undefined);
    }
  }

  /** Ends the renderers. */
  async close(): Promise<void> {
    await this.#renderers?.close();
  }

  async #call(call: PageCall, render: Render): Promise<PageCallResponse> {
    render.signal.throwIfAborted();
    const { status, body, since } = await this.#calls.get(call, render);
    if (status >= 500 || status === 429) render.isDegraded = true;
    render.since = Math.min(render.since, since);
    return { status, body };
  }

  /** Renders a page with the shell, or returns null if one of the needed builds is missing. */
  async #renderOnServer(request: PageRequest, { limitMs, isLast }: Attempt) {
    const { target, registry, preview, formState } = request;
    const renderers = this.#renderers;
    const entry = target.remote === null ? null : findLiveEntry(registry.microFrontends[target.remote] ?? []);
    if (!renderers || entry === undefined || (entry !== null && !isRendered(entry))) return null;
    // A previewed version isn't released, so no code of it runs here.
    if (preview && preview.remote === target.remote) return null;
    const remote = target.remote === null || !entry ? null : identify(target.remote, entry);
    const begunAt = Date.now();
    const now = new Date(begunAt).toISOString();
    const input = { url: target.url, registry, now, formState };
    return renderers.use(remote, (renderer) => {
      const mayBeLate = isLast && (target.isListed || !this.#proven.has(renderer));
      return withTimeout(mayBeLate ? LATE_PAGE_TIMEOUT_MS : limitMs, async (signal) => {
        // A remote without a build in the page's language is shown in its own language.
        const language = remote ? (remote.language ?? SOURCE_LANGUAGE) : this.#language;
        const { isListed } = target;
        const render: Render = { signal, language, isListed, isDegraded: false, since: begunAt };
        const { result: page, reads } = await this.#app.trackReads(() =>
          this.#app.traced('render', () => {
            // Calls arrive as messages of a thread; the binding makes them, and what they read, a part of this render.
            const call = AsyncResource.bind((request: PageCall) => this.#call(request, render));
            return renderer.render({ input, signal, call });
          }),
        );
        this.#proven.add(renderer);
        return { page, now, reads, isDegraded: render.isDegraded, since: render.since };
      });
    });
  }

  /** Returns the file list of the page's remote, which the document contains so that the browser needn't request it. */
  async #findFiles(registry: Registry, remote: string | null): Promise<Record<string, RemoteFiles>> {
    const entry = remote ? findLiveEntry(registry.microFrontends[remote] ?? []) : undefined;
    // The code of an isolated remote runs in a frame, whose own document has the list.
    if (!remote || !entry || entry.extras.isolated) return {};
    const { version } = entry.metadata;
    const files = await this.#files.find({ remote, version, language: entry.extras.language });
    return files ? { [remote]: files } : {};
  }

  async #write(page: RenderedPage, request: PageRequest, now: string): Promise<WrittenPage> {
    const { target, registry, preview, origin, mayWait } = request;
    const files = await this.#findFiles(registry, page.remote);
    const data: RenderedPageData = {
      registry,
      files,
      apiHost: this.#app.config.apiHost ?? '',
      path: joinLanguage(this.#language, target.url),
      ...(preview && { preview }),
      state: page.state,
    };
    const remote = page.remote ? (files[page.remote] ?? null) : null;
    const shown = target.isIsolated ? withIsolatedRemote(page) : page;
    const inlineStyles = await this.#styles.find(listOwnStyles({ page: shown, remote }));
    const styleSources = [...inlineStyles.values()].map(({ source }) => source);
    const parts = {
      build: this.#build,
      page: shown,
      remote,
      inlineStyles,
      origin,
      language: this.#language,
      languages: page.site?.languages ?? [SOURCE_LANGUAGE],
    };
    const document = { ...data, integrity: this.#build.integrity, now, state: [] as PageState };
    // A page that the server hasn't rendered shows nothing without the application.
    if (!mayWait || !this.#build.starter || !this.#build.hashes || !remote || page.html === '') {
      document.state = JSON.parse(page.state) as PageState;
      return { html: writeHtml({ ...parts, document }), styleSources };
    }
    const hashed = hashPageData(data);
    const html = writeHtml({ ...parts, document, dataUrl: pageDataUrl(hashed.hash, data.path) });
    return { html, styleSources, data: hashed };
  }

  /** Writes the shell with only the page's title, which is fast; the browser renders the rest. */
  async renderShell(request: PageRequest, status: number = request.target.status): Promise<Page> {
    const site = await this.#app.currentSite().catch(() => undefined);
    const page: RenderedPage = {
      html: '',
      state: '[]',
      meta: { title: fullTitle(request.target.title, site) },
      site,
      remote: request.target.remote,
    };
    const since = Date.now();
    const now = new Date(since).toISOString();
    const written = await this.#write(page, request, now);
    return {
      ...written,
      status,
      now,
      since,
      reads: ['site'],
      isDegraded: status === UNAVAILABLE,
      isClientRendered: true,
    };
  }

  /** Lists the versions to try: first those of the visitor, then the fallback. */
  #listAttempts({ target, registry }: PageRequest): readonly Attempt[] {
    const fallback = target.remote === null ? null : withFallback(registry, target.remote);
    const live = { registry, limitMs: RENDER_TIMEOUT_MS, isFallback: false, isLast: !fallback };
    if (!fallback) return [live];
    return [live, { registry: fallback, limitMs: FALLBACK_TIMEOUT_MS, isFallback: true, isLast: true }];
  }

  /** Renders the whole document of a page, with its status. */
  async render(request: PageRequest): Promise<Page> {
    for (const attempt of this.#listAttempts(request)) {
      const { registry, isFallback } = attempt;
      try {
        const rendered = await this.#renderOnServer({ ...request, registry }, attempt);
        if (!rendered && isFallback) break;
        if (!rendered) return await this.renderShell(request);
        const { page, now, reads, isDegraded, since } = rendered;
        const status = page.meta.status ?? request.target.status;
        // The application requests again what a degraded page lacks.
        const mayWait = request.mayWait && !isDegraded;
        const written = await this.#write(page, { ...request, registry, mayWait }, now);
        return { ...written, status, now, reads, isDegraded, since, isClientRendered: false };
      } catch (error) {
        const [path] = request.target.url.split('?');
        this.#app.log.error({ err: error, path, isFallback }, 'page could not be rendered');
      }
    }
    return this.renderShell(request, UNAVAILABLE);
  }
}
