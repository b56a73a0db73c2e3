import { z } from 'zod';
import { handleRoute } from '../../endpoints/handle';
import type { ModuleRoutes } from '../module-routes';
import { plainPage } from './plain-page';
import { hasSubscription, unsubscribe } from './repository';

const query = z.object({ token: z.string().max(100).default('') });

const ASK = 'Press the button and no more letters come to this address.';
const DONE = 'You will get no more letters from us. If it was a slip, write to us and we put it right.';
const UNKNOWN = 'This link is not complete, or the address was removed already. Nothing was changed.';

/**
 * The way out of the newsletter. A link alone changes nothing, since mail programs open links by themselves; the post
 * does, from the page's button or from the mail program's own (RFC 8058: no cookie, no question, the same address).
 */
export const unsubscribeRoutes: ModuleRoutes = async (app) => {
  const page = { type: 'text/html; charset=utf-8', title: 'Newsletter' };

  handleRoute(app, 'newsletter.unsubscribePage', { query }, async ({ query: { token }, reply }) => {
    reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex').type(page.type);
    if (!(await hasSubscription(app.db, token)))
      return reply.code(404).send(plainPage(page.title, [UNKNOWN], '/'));
    const form = {
      action: `/newsletter/unsubscribe?token=${encodeURIComponent(token)}`,
      label: 'Unsubscribe',
    };
    return reply.send(plainPage('Leave the newsletter?', [ASK], '/', form));
  });

  handleRoute(app, 'newsletter.unsubscribe', { query }, async ({ query: { token }, request, reply }) => {
    reply.header('cache-control', 'no-store').type(page.type);
    if (!(await hasSubscription(app.db, token)))
      return reply.code(404).send(plainPage(page.title, [UNKNOWN], '/'));
    await app.unitOfWork(request, ({ tx }) => unsubscribe(tx, token));
    return reply.send(plainPage('You are unsubscribed', [DONE], '/'));
  });
};
