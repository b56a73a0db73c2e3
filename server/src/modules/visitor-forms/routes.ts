import { handle } from '../../endpoints/handle';
import type { ModuleRoutes } from '../module-routes';
import { insertInquiry, subscribe } from './repository';

export const visitorFormsRoutes: ModuleRoutes = async (app) => {
  handle(app, 'newsletter.subscribe', async ({ body, request }) => {
    await app.unitOfWork(request, ({ tx }) => subscribe(tx, body.email, body.interests));
    return { success: true, message: 'Thank you for subscribing!' };
  });

  handle(app, 'inquiries.submit', async ({ body, request }) => {
    await app.unitOfWork(request, ({ tx }) => insertInquiry(tx, body.email, body.message ?? null));
    return { success: true, message: 'Thank you! We will write back to you.' };
  });
};
