import fastifyStatic from '@fastify/static';
import type { FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { ModuleRoutes } from '../module-routes';
import { PageCache, cachedPage } from './page-cache';
import { PageRenderer } from './renderer';
import { SHELL_FILES, readShellBuild } from './shell-build';

declare module 'fastify' {
  interface FastifyInstance {
    /** Answers with a page that shows a form again, with what was typed and why it was refused (status 422). */
    renderPage?: (
      request: FastifyRequest,
      reply: FastifyReply,
      options: { path: string; formState: unknown },
    ) => Promise<FastifyReply>;
  }
}

/** These answer for themselves; an unknown address below them is no page. */
const NOT_PAGES = /^\/(api|sanctum|media|remotes|shell|delivery|forms)(\/|$)/;

/** What a page may be asked with: anything else makes no page of its own in the cache. */
const KNOWN_QUERY = ['sent', 'page', 'q', 'month', 'year', 'semester', 'tab', 'department'];

/** How long a page may be shown without being rendered again: "today" and the next events move on. */
const FRESH = 60_000;

function cacheablePath(request: FastifyRequest): string {
  const url = new URL(request.url, 'http://site');
  const query = new URLSearchParams();
  for (const name of KNOWN_QUERY) {
    const value = url.searchParams.get(name);
    if (value !== null) query.set(name, value.slice(0, 80));
  }
  const text = query.toString();
  return url.pathname + (text ? `?${text}` : '');
}

const originOf = (request: FastifyRequest) => `${request.protocol}://${request.host}`;

/** Every page of the site: rendered, kept as long as nothing it shows has changed, sent compressed. */
const pages: ModuleRoutes = async (app) => {
  const build = app.config.environment === 'test' ? null : await readShellBuild();
  if (!build) {
    app.log.warn('There is no build of the shell: pages are not served');
    return;
  }
  const renderer = new PageRenderer(app, build);
  const cache = new PageCache(app.config.pageCache);

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

  app.get('/*', { schema: { hide: true }, logLevel: 'warn' }, async (request, reply) => {
    const path = cacheablePath(request);
    if (NOT_PAGES.test(path)) return reply.callNotFound();
    const origin = originOf(request);
    const { etag: registry } = await app.remotes.current();
    const minute = Math.floor(Date.now() / FRESH);
    const key = [origin, path, app.contentVersion(), registry, minute].join(' ');
    const page = await cache.get(key, async () => {
      const { status, html } = await renderer.page(path, origin);
      return cachedPage(status, html);
    });
    reply
      .header('cache-control', 'public, no-cache')
      .header('etag', page.etag)
      .header('vary', 'Accept-Encoding');
    if (request.headers['if-none-match'] === page.etag) return reply.code(304).send();
    const isCompressed = /\bbr\b/.test(request.headers['accept-encoding'] ?? '');
    if (isCompressed) reply.header('content-encoding', 'br');
    return reply
      .code(page.status)
      .type('text/html; charset=utf-8')
      .send(isCompressed ? page.compressed : page.html);
  });

  app.renderPage = async (request, reply, { path, formState }) => {
    const { html } = await renderer.page(path, originOf(request), formState);
    return reply.code(422).header('cache-control', 'no-store').type('text/html; charset=utf-8').send(html);
  };
};

/** Not encapsulated: the form posts of another module answer with `app.renderPage`. */
export const pagesRoutes: ModuleRoutes = fastifyPlugin(pages, { name: 'pages' });
