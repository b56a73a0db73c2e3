import { t } from '@narthex/shared-contracts/translate';
import { handle } from '../../endpoints/handle';
import type { ModuleRoutes } from '../module-routes';
import { planVisit } from './plan-visit';
import { insertInquiry } from './repository';

export const visitorFormsRoutes: ModuleRoutes = async (app) => {
  handle(app, 'inquiries.submit', async ({ body, request }) => {
    await app.unitOfWork(request, ({ tx }) => insertInquiry(tx, body.email, body.message ?? null));
    return { success: true, message: t('Thank you! We will write back to you.') };
  });

  handle(app, 'inquiries.planVisit', async ({ body, request }) => {
    await app.unitOfWork(request, ({ tx }) => planVisit(tx, body));
    return { success: true, message: t('Thank you! We look forward to meeting you.') };
  });
};
