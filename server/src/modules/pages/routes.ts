import fastifyStatic from '@fastify/static';
import fastifyPlugin from 'fastify-plugin';
import { hasCopy } from '../has-copy';
import type { ModuleRoutes } from '../module-routes';
import { siteOrigin } from '../site-origin';
import { pageAddress } from './page-address';
import { PageCache, cachedPage } from './page-cache';
import { PageRenderer } from './renderer';
import { SHELL_FILES, readShellBuild, type ShellBuild } from './shell-build';

declare module 'fastify' {
  interface FastifyInstance {
    /** The page that shows a form again, with what was typed and why it was refused; null when it can't be rendered. */
    renderPage?: (
      request: FastifyRequest,
      options: { path: string; formState: unknown },
    ) => Promise<string | null>;
  }
}

/** These answer for themselves; an unknown address below them is no page. */
const NOT_PAGES = /^\/(api|sanctum|media|remotes|shell|delivery|forms)(\/|$)/;

/** How long a page may be shown without being rendered again: "today" and the next events move on. */
const FRESH = 60_000;

const servePages = async (app: Parameters<ModuleRoutes>[0], build: ShellBuild) => {
  const renderer = new PageRenderer(app, build);
  const cache = new PageCache(app.config.pageCache);

  app.get('/*', { schema: { hide: true }, logLevel: 'warn' }, async (request, reply) => {
    const path = pageAddress(request.url);
    if (NOT_PAGES.test(path)) return reply.callNotFound();
    const origin = siteOrigin(request);
    const { etag: registry } = await app.remotes.current();
    const minute = Math.floor(Date.now() / FRESH);
    const key = [origin, path, app.contentVersion(), registry, minute].join(' ');
    const page = await cache.get(key, async () => {
      const { status, html, isDegraded } = await renderer.page(path, origin);
      // Addresses that nobody can list must not push the pages of the site out of the cache.
      return cachedPage(status, html, !isDegraded && status < 400);
    });
    reply.header('vary', 'Accept-Encoding');
    if (!page.isKept) {
      reply.header('cache-control', 'no-store');
    } else {
      reply.header('cache-control', 'public, no-cache').header('etag', page.etag);
      if (hasCopy(request, page.etag)) return reply.code(304).send();
    }
    const isCompressed = /\bbr\b/.test(request.headers['accept-encoding'] ?? '');
    if (isCompressed) reply.header('content-encoding', 'br');
    return reply
      .code(page.status)
      .type('text/html; charset=utf-8')
      .send(isCompressed ? page.compressed : page.html);
  });

  app.renderPage = async (request, { path, formState }) => {
    const { html, isPlain } = await renderer.page(path, siteOrigin(request), formState);
    return isPlain ? null : html;
  };
};

/** Every page of the site: rendered, kept as long as nothing it shows has changed, sent compressed. */
export const pagesOf = (build: ShellBuild): ModuleRoutes =>
  // Not encapsulated: the form posts of other modules answer with `app.renderPage`.
  fastifyPlugin((app) => servePages(app, build), { name: 'pages' });

/** The pages and files of the shell as it was built; tests bring a build of their own. */
export const pagesRoutes: ModuleRoutes = fastifyPlugin(async (app) => {
  const build = app.config.environment === 'test' ? null : await readShellBuild();
  if (!build) {
    app.log.warn('There is no build of the shell: pages are not served');
    return;
  }
  await app.register(fastifyStatic, {
    root: SHELL_FILES,
    prefix: '/shell/',
    preCompressed: true,
    index: false,
    immutable: true,
    maxAge: '365d',
    setHeaders: (response, file) => {
      // Only names that carry a hash never change.
      if (!/\.[0-9a-f]{8}\.\w+(\.br)?$/.test(file))
        response.setHeader('cache-control', 'public, max-age=3600');
    },
  });
  await app.register(pagesOf(build));
});
