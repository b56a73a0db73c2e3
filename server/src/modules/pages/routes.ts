import type { FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import {
  SOURCE_LANGUAGE,
  joinLanguage,
  splitLanguage,
  type Language,
} from '@narthex/shared-contracts/languages';
import { ContentCache } from '../../content-cache/content-cache';
import { isOutsidePages } from '../../endpoints/closed-paths';
import { handle } from '../../endpoints/handle';
import { acceptsBrotli } from '../../responses/accepts-brotli';
import { isNotModified } from '../../responses/cache-control';
import type { ModuleRoutes } from '../module-routes';
import { createMemoryCounter } from '../../plugins/rate-limit/rate-limit-counter';
import { networkOf } from '../../requests/network-of';
import { siteOrigin } from '../../requests/site-origin';
import type { VisitorVersions } from '../delivery/rollout/visitor-versions';
import { compressPage, type CompressedPage } from './compressed-page';
import { findPage } from './find-page';
import { QueueOverflowError, RenderQueue } from './render-queue';
import { PageRenderer, type Page } from './page-renderer';
import { createFrameRoutes } from './frames/frame-routes';
import { createRenderMetrics } from './rendering/render-metrics';
import { createShellFileRoutes } from './shell-files/shell-file-routes';
import { SHELL_FILES, readShellBuild, type ShellBuild } from './shell-build';
import { MINUTE_MS } from '../../time-units';
import { MAX_PAGE_AGE_MS, MAX_SHELL_PAGES, RENDER_QUEUE, RETRY_AFTER_SECONDS } from './page-policy';

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

type Audience = VisitorVersions['audience'];

interface Served {
  readonly page: CompressedPage;
  readonly audience: Audience;
  /** Is true if the response may be repeated; invented URLs must not evict the listed pages from what is kept. */
  readonly isListed: boolean;
}

function sendPage(request: FastifyRequest, reply: FastifyReply, { page, audience, isListed }: Served) {
  reply.header('vary', audience === 'everybody' ? 'Accept-Encoding' : 'Accept-Encoding, Cookie');
  if (!page.isCacheable || audience === 'one') {
    reply.header('cache-control', 'no-store');
  } else {
    // Proxies don't know the groups of visitors, so only the browser may store a page that differs between them.
    const scope = audience === 'everybody' ? 'public' : 'private';
    reply.header('cache-control', `${scope}, no-cache`).header('etag', page.etag);
    if (isNotModified(request, page.etag)) return reply.code(304).send();
  }
  const isCompressed = acceptsBrotli(request);
  if (isCompressed) reply.header('content-encoding', 'br');
  const body = isCompressed ? page.brotli : page.html;
  if (page.isCacheable && isListed && audience === 'everybody')
    request.server.keepPage(request, reply, { ...page, body });
  return reply.code(page.status).type('text/html; charset=utf-8').send(body);
}

async function buildPage(render: () => Promise<Page>) {
  const expiresAt = Date.now() + MAX_PAGE_AGE_MS;
  const { status, html, reads, isDegraded } = await render();
  const value = await compressPage(status, html, { isCacheable: !isDegraded && status < 400, expiresAt });
  return { value, reads, isCacheable: !isDegraded };
}

const servePages = async (app: Parameters<ModuleRoutes>[0], build: ShellBuild) => {
  const english = new PageRenderer(app, build);
  const translated = [...(build.translations ?? [])].map(
    ([language, translation]) => [language, new PageRenderer(app, translation, language)] as const,
  );
  const renderers = new Map<Language, PageRenderer>([[SOURCE_LANGUAGE, english], ...translated]);
  app.addHook('onClose', async () => {
    await Promise.all([...renderers.values()].map((renderer) => renderer.close()));
  });
  app.addHook('onListen', async () => {
    for (const renderer of renderers.values())
      renderer
        .warm()
        .catch((error: unknown) => app.log.error({ err: error }, 'a renderer could not be started'));
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

  let retainedEtag = '';
  /** Ends the renderers of remotes that became isolated, once after each change of the registry. */
  function retain({ registry, etag }: Awaited<ReturnType<typeof app.remotes.current>>): void {
    if (etag === retainedEtag) return;
    retainedEtag = etag;
    for (const renderer of renderers.values()) renderer.retain(registry);
  }

  handle(app, 'pages.render', async ({ request, reply }) => {
    if (isOutsidePages(request.url)) return reply.callNotFound();
    const { language, url, renderer } = await readUrl(request.url);
    const origin = siteOrigin(request);
    const current = await app.remotes.current();
    const { etag } = current;
    retain(current);
    const { registry, key: versions, audience, preview } = await app.chooseVersions(request, reply, language);
    const target = findPage(registry, url);
    // Pages that exist only in English have one URL.
    if (language !== (target.guardedLanguage ?? language)) return reply.redirect(url, 302);
    const key = [origin, etag, versions, joinLanguage(language, target.url)].join(' ');
    // A page for a single person must not evict pages that many people request.
    const isListed = target.isListed && audience !== 'one';
    const cache = isListed ? listed : unlisted;
    const page = { target, registry, preview, origin };
    try {
      const built = await cache.get(key, () =>
        buildPage(() => queueRender(request, isListed, () => renderer.render(page))),
      );
      return sendPage(request, reply, { page: built, audience, isListed });
    } catch (error) {
      if (!(error instanceof QueueOverflowError)) throw error;
      pageMetrics.countRefusal();
      request.log.warn({ err: error }, 'more pages are asked for than can be rendered');
      const shellKey = [origin, etag, versions, language, target.remote, target.title].join(' ');
      const built = await shellPages.get(shellKey, async () => ({
        ...(await buildPage(() => renderer.renderShell(page, 503))),
        isCacheable: true,
      }));
      reply.header('retry-after', RETRY_AFTER_SECONDS);
      return sendPage(request, reply, { page: built, audience, isListed: false });
    }
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
    return !built || built.isClientRendered ? null : built.html;
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
export const pagesRoutes: ModuleRoutes = fastifyPlugin(async (app) => {
  const build = app.config.environment === 'test' ? null : await readShellBuild(app.log);
  if (!build) {
    app.log.warn('There is no build of the shell: pages are not served');
    return;
  }
  await app.register(createShellFileRoutes(SHELL_FILES));
  await app.register(createFrameRoutes(build));
  await app.register(createPageRoutes(build));
});
