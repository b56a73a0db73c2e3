import { t } from '@narthex/shared-contracts/translate';
import { handle } from '../../endpoints/handle';
import { causedBy } from '../../mail/recipients/recipient-budget';
import { readLanguage } from '../../responses/translate-message';
import type { ModuleRoutes } from '../module-routes';
import { planVisit, receiveInquiry } from './receive-inquiry';
import { formPostRoutes } from './form-post-routes';
import { lowDataRoute } from './low-data-route';

export const visitorFormsRoutes: ModuleRoutes = async (app) => {
  await app.register(formPostRoutes);
  await app.register(lowDataRoute);

  handle(app, 'inquiries.submit', async ({ body, request }) => {
    await app.unitOfWork(request, (unit) => receiveInquiry(unit, readLanguage(request), body));
    return { success: true, message: t('Thank you! We will write back to you.') };
  });

  handle(app, 'inquiries.planVisit', async ({ body, request }) => {
    await app.unitOfWork(request, (unit) => planVisit(unit, causedBy(request), body));
    return { success: true, message: t('Thank you! We look forward to meeting you.') };
  });
};
