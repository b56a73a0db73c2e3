import type { FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { CURRENT_DATA } from '@narthex/shared-contracts';
import {
  SOURCE_LANGUAGE,
  joinLanguage,
  splitLanguage,
  type Language,
} from '@narthex/shared-contracts/languages';
import { ContentCache } from '../../content-cache/content-cache';
import { isOutsidePages } from '../../endpoints/closed-paths';
import { handle } from '../../endpoints/handle';
import { problem } from '../../problem-error';
import { IMMUTABLE } from '../../responses/cache-control';
import { encodeBody } from '../../responses/encoding/encode-body';
import type { ModuleRoutes } from '../module-routes';
import { createMemoryCounter } from '../../plugins/rate-limit/rate-limit-counter';
import { networkOf } from '../../requests/network-of';
import { savesData } from '../../requests/saves-data';
import { siteOrigin } from '../../requests/site-origin';
import { buildPage, sendPage, type CompressedPage } from './compressed-page';
import { allowInlineStyles } from './document/remote-files/inline-styles';
import { toLowData } from './document/low-data';
import { PageDataStore } from './document/page-data-store';
import { findEnglishUrl, findPage, findUrlInText } from './find-page';
import { QueueOverflowError, RenderQueue } from './render-queue';
import type { Page } from './document/page';
import { PageRenderer } from './page-renderer';
import { createFrameRoutes } from './frames/frame-routes';
import { PageCalls } from './calls/page-calls';
import { createRenderMetrics } from './rendering/render-metrics';
import { createShellFileRoutes } from './shell-files/shell-file-routes';
import { sendSpeculationRules } from './document/speculation-rules';
import { SHELL_FILES, readShellBuild, type ShellBuild } from './shell-build';
import { MINUTE_MS } from '../../time-units';
import { MAX_PAGE_AGE_MS, MAX_SHELL_PAGES, RENDER_QUEUE } from './page-policy';

declare module 'fastify' {
  interface FastifyInstance {
    /** Renders the page of a refused form with the input and the reason; null if it can't be rendered. */
    renderPage?: (
      request: FastifyRequest,
      reply: FastifyReply,
      options: { path: string; formState: unknown },
    ) => Promise<string | null>;
  }
}

const servePages = async (app: Parameters<ModuleRoutes>[0], build: ShellBuild) => {
  const calls = new PageCalls(app);
  const english = new PageRenderer(app, build, calls);
  const translated = [...(build.translations ?? [])].map(
    ([language, translation]) => [language, new PageRenderer(app, translation, calls, language)] as const,
  );
  const renderers = new Map<Language, PageRenderer>([[SOURCE_LANGUAGE, english], ...translated]);
  app.addHook('onClose', async () => {
    await Promise.all([...renderers.values()].map((renderer) => renderer.close()));
  });
  app.addHook('onListen', async () => {
    for (const renderer of renderers.values())
      void app.background.run('a renderer could not be started', (signal) => renderer.warm(signal));
  });

  /** Returns the language and the page of a URL. In a language that is switched off, the page isn't found. */
  async function readUrl(asked: string) {
    const { language, url } = splitLanguage(asked);
    const { languages = [] } = language === SOURCE_LANGUAGE ? {} : await app.currentSite();
    const renderer = renderers.get(language);
    const isOn = renderer && languages.includes(language);
    return isOn ? { language, url, renderer } : { language: SOURCE_LANGUAGE, url: asked, renderer: english };
  }
  const { pageCache, bounds, rateLimits } = app.config;
  const queue = new RenderQueue({ ...RENDER_QUEUE, maxPerNetwork: bounds.rendersAtOncePerNetwork });
  const renders = createMemoryCounter();
  const pageMetrics = createRenderMetrics(app, queue);

  /**
   * Renders in the queue. Unlisted pages count for the network of the request; listed ones are never refused for their
   * number.
   */
  async function queueRender(request: FastifyRequest, isListed: boolean, work: () => Promise<Page>) {
    const render = () => pageMetrics.timeRender(work);
    if (isListed || rateLimits === 'off') return queue.run(render, { isListed });
    const network = networkOf(request);
    const renderCounted = async () => {
      const { current } = await renders.count(network, MINUTE_MS);
      if (current > bounds.rendersPerNetwork)
        throw new QueueOverflowError(`${network} asks for too many renders in a minute`);
      return render();
    };
    return queue.run(renderCounted, { network });
  }
  const openCache = (maxEntries: number) =>
    new ContentCache<CompressedPage>({
      contentVersion: (subject) => app.contentVersion(subject),
      maxEntries,
      maxAgeMs: MAX_PAGE_AGE_MS,
      onLookup: pageMetrics.countLookup,
    });
  // Requests for invented URLs must not evict the listed pages from the cache.
  const listed = openCache(Math.ceil(pageCache / 2));
  const unlisted = openCache(Math.floor(pageCache / 2));
  const shellPages = openCache(MAX_SHELL_PAGES);
  const pageData = new PageDataStore(app.files, app.log);
  app.housekeeping.add('data of pages', () => pageData.sweep());

  let retainedEtag = '';
  /** Ends the renderers of remotes that became isolated, once after each change of the registry. */
  function retain({ registry, etag }: Awaited<ReturnType<typeof app.remotes.current>>): void {
    if (etag === retainedEtag) return;
    retainedEtag = etag;
    for (const renderer of renderers.values()) renderer.retain(registry);
  }

  /** Chooses the page of a URL for a request: the versions that its visitor gets, and its place in the caches. */
  async function choosePage(request: FastifyRequest, reply: FastifyReply, asked: string) {
    const { language, url, renderer } = await readUrl(asked);
    const origin = siteOrigin(request);
    const current = await app.remotes.current();
    retain(current);
    const { registry, key: versions, audience, preview } = await app.chooseVersions(request, reply, language);
    const target = findPage(registry, url);
    const place = [origin, current.etag, versions];
    // A page for a single person must not evict pages that many people request.
    const isListed = target.isListed && audience !== 'one';
    // Only a page that everybody gets waits with the application; a trial of a version starts at once.
    const page = { target, registry, preview, origin, mayWait: audience === 'everybody' && !preview };
    return { language, url, renderer, target, place, isListed, audience, page };
  }
  type ChosenPage = Awaited<ReturnType<typeof choosePage>>;

  /** Returns the page from the cache, or renders it. */
  function loadPage(
    request: FastifyRequest,
    { language, renderer, target, place, isListed, page }: ChosenPage,
  ) {
    const key = [...place, joinLanguage(language, target.url)].join(' ');
    return (isListed ? listed : unlisted).get(key, async (previous) =>
      buildPage({
        render: () => queueRender(request, isListed, () => renderer.render(page)),
        // Anybody can invent URLs that aren't found, and queries.
        keepData: (data, isFound) =>
          pageData.keep(data, { isListed, isShared: isFound && !target.url.includes('?') }),
        previous,
      }),
    );
  }

  handle(app, 'pages.render', async ({ request, reply }) => {
    if (isOutsidePages(request.url)) return reply.callNotFound();
    const chosen = await choosePage(request, reply, request.url);
    const { language, url, renderer, target, place, audience, page } = chosen;
    // Pages that exist only in English have one URL.
    if (language !== (target.guardedLanguage ?? language)) return reply.redirect(url, 302);
    const english = target.status === 404 ? findEnglishUrl(page.registry, request.url) : null;
    const meant = english ?? findUrlInText(page.registry, request.url);
    if (meant !== null) return reply.redirect(meant, 302);
    try {
      return sendPage(request, reply, {
        page: await loadPage(request, chosen),
        audience,
        isListed: chosen.isListed,
      });
    } catch (error) {
      if (!(error instanceof QueueOverflowError)) throw error;
      pageMetrics.countRefusal();
      request.log.warn({ err: error }, 'more pages are asked for than can be rendered');
      const shellKey = [...place, language, target.remote, target.title].join(' ');
      const built = await shellPages.get(shellKey, async () => ({
        ...(await buildPage({
          render: () => renderer.renderShell(page, 503),
          keepData: (data) => pageData.keep(data),
        })),
        isCacheable: true,
      }));
      return sendPage(request, reply, { page: built, audience, isListed: false });
    }
  });

  handle(app, 'pages.speculationRules', async ({ request, reply }) => sendSpeculationRules(request, reply));

  /** Renders a page that starts the application at once as one that waits, because only those name their data. */
  async function renderData(request: FastifyRequest, { renderer, page }: ChosenPage) {
    const { data } = await queueRender(request, false, () => renderer.render({ ...page, mayWait: true }));
    return data && pageData.keep(data);
  }

  handle(app, 'pages.data', async ({ request, reply, params, query }) => {
    const hash = params.file.slice(0, -'.json'.length);
    const isCurrent = hash === CURRENT_DATA;
    const load = async () => {
      const chosen = await choosePage(request, reply, query.page);
      const { dataHash } = await loadPage(request, chosen);
      // Another process may have rendered the document; the same content then has the same hash here.
      if (!isCurrent) return pageData.find(hash) ?? pageData.findShared(hash);
      return pageData.find(dataHash ?? '') ?? renderData(request, chosen);
    };
    const file =
      pageData.find(hash) ??
      (await load().catch((error: unknown) => {
        throw error instanceof QueueOverflowError ? problem('unavailable') : error;
      }));
    if (!file) throw problem('not_found');
    reply.header('cache-control', isCurrent ? 'no-store' : IMMUTABLE).header('vary', 'Accept-Encoding');
    const { body } = await encodeBody(request, reply, file.json, file.brotli);
    return reply.type('application/json; charset=utf-8').send(body);
  });

  app.renderPage = async (request, reply, { path, formState }) => {
    const { language, url, renderer } = await readUrl(path);
    const { registry, preview } = await app.chooseVersions(request, reply, language);
    const target = findPage(registry, url);
    const page = { target, registry, preview, origin: siteOrigin(request), formState };
    const rendered = queueRender(request, false, () => renderer.render(page));
    const built = await rendered.catch((error: unknown) => {
      if (error instanceof QueueOverflowError) return null;
      throw error;
    });
    if (!built || built.isClientRendered) return null;
    allowInlineStyles(reply, built.styleSources);
    return savesData(request) ? toLowData(built.html) : built.html;
  };
};

/**
 * Creates the route of all pages: it renders them, caches them until the content they show changes, and sends them
 * compressed.
 */
export const createPageRoutes = (build: ShellBuild): ModuleRoutes =>
  // The plugin isn't encapsulated, because the form posts of other modules use `app.renderPage`.
  fastifyPlugin((app) => servePages(app, build), { name: 'pages' });

/** Registers the pages and files of the built shell; tests provide a build of their own. */
export const pagesRoutes: ModuleRoutes = fastifyPlugin(
  async (app) => {
    const build = app.config.environment === 'test' ? null : await readShellBuild(app.log);
    if (!build) {
      app.log.warn('There is no build of the shell: pages are not served');
      return;
    }
    await app.register(createShellFileRoutes(SHELL_FILES));
    await app.register(createFrameRoutes(build));
    await app.register(createPageRoutes(build));
  },
  // Without a name, Fastify reads one from a stack trace, for which Node would parse the source map of the bundle.
  { name: 'shell-build' },
);
