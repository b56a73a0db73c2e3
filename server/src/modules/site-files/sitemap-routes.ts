import type { FastifyReply, FastifyRequest } from 'fastify';
import { DATED_SUBJECTS } from '@narthex/shared-contracts';
import { cachedByContent, type CachedText } from '../../content-cache/cached-by-content';
import { handle } from '../../endpoints/handle';
import { problem } from '../../problem-error';
import { isNotModified, CACHED_FOR_AN_HOUR } from '../../responses/cache-control';
import { siteOrigin } from '../../requests/site-origin';
import type { ModuleRoutes } from '../module-routes';
import { Sitemap } from './sitemap';

/** The sitemap depends on this content: it contains the last change of some, and others determine which pages exist. */
const SITEMAP_CONTENT = [...DATED_SUBJECTS, 'about', 'site', 'remotes'] as const;

function sendXml(request: FastifyRequest, reply: FastifyReply, { text, etag }: CachedText) {
  reply.header('cache-control', CACHED_FOR_AN_HOUR).header('etag', etag);
  if (isNotModified(request, etag)) return reply.code(304).send();
  return reply.type('application/xml; charset=utf-8').send(text);
}

/** Registers the sitemap and, on a large site, the files of its index. Each is built only once, whatever the query. */
export const sitemapRoutes: ModuleRoutes = async (app) => {
  const sitemap = new Sitemap(app);

  const first = cachedByContent(app, SITEMAP_CONTENT, (origin) => sitemap.write(origin));
  handle(app, 'files.sitemap', async ({ request, reply }) =>
    sendXml(request, reply, await first(siteOrigin(request))),
  );

  const pages = cachedByContent(app, SITEMAP_CONTENT, (origin) => sitemap.writePages(origin));
  handle(app, 'files.sitemapPages', async ({ request, reply }) =>
    sendXml(request, reply, await pages(siteOrigin(request))),
  );

  const itemFile = cachedByContent(app, SITEMAP_CONTENT, async (key) => {
    const [origin = '', items = '', file] = key.split(' ');
    const xml = await sitemap.writeItems(items, Number(file), origin);
    if (xml === null) throw problem('not_found');
    return xml;
  });
  handle(app, 'files.sitemapItems', async ({ params, request, reply }) =>
    sendXml(request, reply, await itemFile([siteOrigin(request), params.items, params.file].join(' '))),
  );
};
