import { backPath } from '../visitor-forms/back-path';
import { handle } from '../../endpoints/handle';
import { siteOrigin } from '../../requests/site-origin';
import type { ModuleRoutes } from '../module-routes';

/** Passes a page of this site on: only the server knows the whole URL of a page that is the same for everyone. */
export const shareRoutes: ModuleRoutes = async (app) => {
  handle(app, 'share.whatsapp', async ({ query: { path, text }, request, reply }) => {
    const origin = siteOrigin(request);
    // One announcement of its page, for example.
    const [place = ''] = /#[\w-]+$/.exec(path) ?? [];
    const page = origin + backPath(path, undefined, origin) + place;
    const message = [text, page].filter((part) => part !== '').join('\n');
    return reply
      .header('cache-control', 'no-store')
      .redirect(`https://wa.me/?text=${encodeURIComponent(message)}`, 302);
  });
};
