import { backPath } from '../visitor-forms/back-path';
import { handle } from '../../endpoints/handle';
import { siteOrigin } from '../../requests/site-origin';
import type { ModuleRoutes } from '../module-routes';

/**
 * Registers sharing a page of this site. Cached pages are the same for everybody, so only the server knows the full
 * URL.
 */
export const shareRoutes: ModuleRoutes = async (app) => {
  handle(app, 'share.whatsapp', async ({ query: { path, text }, request, reply }) => {
    const origin = siteOrigin(request);
    // The fragment may identify a single announcement on its page.
    const [place = ''] = /#[\w-]+$/.exec(path) ?? [];
    const page = origin + backPath(path, undefined, origin) + place;
    const message = [text, page].filter((part) => part !== '').join('\n');
    return reply
      .header('cache-control', 'no-store')
      .redirect(`https://wa.me/?text=${encodeURIComponent(message)}`, 302);
  });
};
