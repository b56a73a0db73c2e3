import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { paths } from '@narthex/shared-contracts';
import { problem } from '../../problem-error';
import { cachedByContent } from '../../content-cache/cached-by-content';
import { isNotModified } from '../../responses/is-not-modified';
import { siteOrigin } from '../../requests/site-origin';
import type { ModuleRoutes } from '../module-routes';
import { SHELL_FILES, readShellBuild } from '../pages/shell-build';
import { readSite } from '../site/repository';
import { GENERATED_ASSETS } from './generated-assets';
import { Sitemap } from './sitemap';

const WORKER = path.join(SHELL_FILES, 'service-worker.js');
const A_DAY = 'public, max-age=86400';
const AN_HOUR = 'public, max-age=3600';
/** What a page of the sitemap may show. */
const SITEMAP_CONTENT = ['site', 'events', 'sermons', 'about', 'calendar', 'announcements'] as const;

/** Nothing for searchers: people’s own areas, calls, forms. The server refuses them anyway. */
const CLOSED = [
  '/api/',
  '/forms/',
  '/delivery/',
  '/admin',
  '/member/',
  '/*-dashboard',
  '/newsletter/',
  '/share/',
  '/calendar/',
];

/** The files that browsers, phones and search engines ask of every site. */
export const siteFilesRoutes: ModuleRoutes = async (app) => {
  const hidden = { schema: { hide: true }, logLevel: 'warn' } as const;

  for (const { path: url, type, generate } of GENERATED_ASSETS) {
    let generated: Promise<Buffer> | undefined;
    app.get(url, hidden, async (_request, reply) => {
      generated ??= generate();
      generated.catch(() => (generated = undefined));
      return (
        reply
          .header('cache-control', A_DAY)
          // Podcast players and link previews show them on their own pages.
          .header('cross-origin-resource-policy', 'cross-origin')
          .type(type)
          .send(await generated)
      );
    });
  }

  app.get('/robots.txt', hidden, async (request, reply) => {
    const lines = [
      'User-agent: *',
      ...CLOSED.map((closed) => `Disallow: ${closed}`),
      '',
      `Sitemap: ${siteOrigin(request)}/sitemap.xml`,
      '',
    ];
    return reply.header('cache-control', AN_HOUR).type('text/plain; charset=utf-8').send(lines.join('\n'));
  });

  const sitemap = new Sitemap(app);
  const sendXml = (reply: FastifyReply, xml: string | null) => {
    if (xml === null) throw problem('not_found');
    return reply.header('cache-control', AN_HOUR).type('application/xml; charset=utf-8').send(xml);
  };
  app.get('/sitemap-pages.xml', hidden, async (request, reply) =>
    sendXml(reply, await sitemap.writePages(siteOrigin(request))),
  );
  const fileParams = z.object({ items: z.string(), file: z.coerce.number().int().min(1).max(100_000) });
  app.get(
    '/sitemap-:items(^[a-z]+)-:file(^\\d+).xml',
    { ...hidden, schema: { params: fileParams, hide: true } },
    async (request, reply) => {
      const { items, file } = request.params;
      return sendXml(reply, await sitemap.writeItems(items, file, siteOrigin(request)));
    },
  );
  const firstFile = cachedByContent(app, SITEMAP_CONTENT, (origin) => sitemap.write(origin));
  app.get('/sitemap.xml', hidden, async (request, reply) => {
    const { text, etag } = await firstFile(siteOrigin(request));
    reply.header('cache-control', AN_HOUR).header('etag', etag);
    if (isNotModified(request, etag)) return reply.code(304).send();
    return reply.type('application/xml; charset=utf-8').send(text);
  });

  app.get('/manifest.webmanifest', hidden, async (_request, reply) => {
    const site = await readSite(app.db);
    const icon = (src: string, size: number, purpose = 'any') => ({
      src,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose,
    });
    const manifest = {
      id: '/',
      name: site.name,
      short_name: site.name.slice(0, 12),
      description: site.tagline,
      lang: site.locale,
      start_url: '/',
      scope: '/',
      display: 'minimal-ui',
      background_color: '#fbf8f2',
      theme_color: '#142c4a',
      icons: [
        icon('/icons/icon-192.png', 192),
        icon('/icons/icon-512.png', 512),
        icon('/icons/icon-512.png', 512, 'maskable'),
      ],
      shortcuts: [
        { name: 'Sabbath calendar', url: paths.calendar.to() },
        { name: 'Announcements', url: paths.announcements.to() },
        { name: 'Give', url: paths.giving.to() },
      ],
    };
    return reply
      .header('cache-control', AN_HOUR)
      .type('application/manifest+json; charset=utf-8')
      .send(JSON.stringify(manifest));
  });

  app.get('/service-worker.js', hidden, async (_request, reply) => {
    const worker = await readFile(WORKER, 'utf8').catch(() => null);
    if (worker === null) throw problem('not_found');
    const build = app.config.environment === 'test' ? null : await readShellBuild(app.log);
    return reply
      .header('cache-control', 'no-cache')
      .type('text/javascript; charset=utf-8')
      .send(worker.replaceAll('__VERSION__', build?.version ?? 'none'));
  });
};
