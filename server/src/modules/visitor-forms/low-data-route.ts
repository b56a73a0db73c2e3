import { LOW_DATA_COOKIE } from '@narthex/shared-contracts/low-data';
import { handle } from '../../endpoints/handle';
import { DAY_MS, SECOND_MS } from '../../time-units';
import type { ModuleRoutes } from '../module-routes';
import { getBackPath } from './back-path';

const REMEMBERED_SECONDS = (365 * DAY_MS) / SECOND_MS;

/** Registers the switch with which a visitor uses less data, on this browser alone. */
export const lowDataRoute: ModuleRoutes = async (app) => {
  handle(app, 'forms.lowData', async ({ body, request, reply }) => {
    // The starter reads it too, since an older copy of a page may not know it yet.
    reply.setCookie(LOW_DATA_COOKIE, body.use === 'less' ? '1' : '0', {
      path: '/',
      sameSite: 'lax',
      secure: request.protocol === 'https',
      maxAge: REMEMBERED_SECONDS,
    });
    return reply.redirect(getBackPath(request), 303);
  });
};
