import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { CLOSED_TO_ROBOTS } from '../../endpoints/closed-paths';
import { handle } from '../../endpoints/handle';
import { problem } from '../../problem-error';
import { siteOrigin } from '../../requests/site-origin';
import type { ModuleRoutes } from '../module-routes';
import { SHELL_FILES, readShellBuild } from '../pages/shell-build';
import { shownLanguage } from '../../site/shown-language';
import { readSite } from '../../site/site-repository';
import { GENERATED_ASSETS } from './generated-assets';
import { buildManifest } from './manifest';
import { CACHED_FOR_AN_HOUR, CACHED_FOR_A_DAY } from '../../responses/cache-control';
import { sendTagged } from '../../responses/send-tagged';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DATED_SUBJECTS, paths } from '@narthex/shared-contracts';
import { cachedByContent, type CachedText } from '../../content-cache/cached-by-content';
import { Sitemap } from './sitemap';

/** The sitemap depends on this content: it contains the last change of some, and others determine which pages exist. */
const SITEMAP_CONTENT = [...DATED_SUBJECTS, 'about', 'site', 'remotes'] as const;

function sendXml(request: FastifyRequest, reply: FastifyReply, file: CachedText) {
  reply.header('cache-control', CACHED_FOR_AN_HOUR);
  return sendTagged(request, reply, 'application/xml; charset=utf-8', file);
}

/** Registers the sitemap and, on a large site, the files of its index. Each is built only once, whatever the query. */
const sitemapRoutes: ModuleRoutes = async (app) => {
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

const JAVASCRIPT = 'text/javascript; charset=utf-8';
const WORKER = path.join(SHELL_FILES, 'service-worker.js');

/** Registers the files that browsers, phones and search engines request from every site. */
export const siteFilesRoutes: ModuleRoutes = async (app) => {
  await app.register(sitemapRoutes);

  for (const { route, type, generate } of GENERATED_ASSETS) {
    let generated: Promise<Buffer> | undefined;
    handle(app, route, async ({ reply }) => {
      generated ??= generate();
      generated.catch(() => (generated = undefined));
      return (
        reply
          .header('cache-control', CACHED_FOR_A_DAY)
          // Podcast players and link previews show these files on their own pages.
          .header('cross-origin-resource-policy', 'cross-origin')
          .type(type)
          .send(await generated)
      );
    });
  }

  handle(app, 'files.robots', async ({ request, reply }) => {
    const lines = [
      'User-agent: *',
      ...CLOSED_TO_ROBOTS.map((closed) => `Disallow: ${closed}`),
      '',
      `Sitemap: ${siteOrigin(request)}/sitemap.xml`,
      '',
    ];
    reply.header('cache-control', CACHED_FOR_AN_HOUR);
    return sendTagged(request, reply, 'text/plain; charset=utf-8', lines.join('\n'));
  });

  handle(app, 'files.changePassword', async ({ reply }) => reply.redirect(paths.memberSecurity.to()));

  handle(app, 'files.manifest', async ({ query, request, reply }) => {
    const site = await readSite(app.db);
    const language = shownLanguage(site, query.language);
    const { registries } = await app.remotes.current();
    const entries = Object.values(registries.get(language)?.microFrontends ?? {});
    const mounts = entries.flatMap(([live]) => live?.extras.mounts ?? []);
    const manifest = buildManifest(site, mounts, language);
    reply.header('cache-control', CACHED_FOR_AN_HOUR);
    return sendTagged(request, reply, 'application/manifest+json; charset=utf-8', JSON.stringify(manifest));
  });

  handle(app, 'files.serviceWorker', async ({ request, reply }) => {
    const worker = await readFile(WORKER, 'utf8').catch(() => null);
    if (worker === null) throw problem('not_found');
    const build = app.config.environment === 'test' ? null : await readShellBuild(app.log);
    const script = worker.replaceAll('__VERSION__', build?.version ?? 'none');
    // Browsers compare the worker with theirs in each visit.
    return sendTagged(request, reply.header('cache-control', 'no-cache'), JAVASCRIPT, script);
  });
};
