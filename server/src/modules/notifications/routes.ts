import type { Language } from '@narthex/shared-contracts/languages';
import { t } from '@narthex/shared-contracts/translate';
import { handle } from '../../endpoints/handle';
import { problem } from '../../problem-error';
import { readLanguage, translateMessage } from '../../responses/translate-message';
import type { ModuleRoutes } from '../module-routes';
import {
  countUnread,
  isOwn,
  listNotifications,
  markAllRead,
  markRead,
  type NotificationRow,
} from './repository';

/** Messages of the site itself are translated to the language of the page. */
const presentNotification = (row: NotificationRow, language: Language) => ({
  id: row.id,
  kind: row.kind,
  text: translateMessage(row.text, language),
  link: row.link,
  is_read: row.read_at !== null,
  created_at: row.created_at.toISOString(),
});

/** Registers the notifications of the signed-in person; nobody can read those of others. */
export const notificationsRoutes: ModuleRoutes = async (app) => {
  handle(app, 'notifications.list', async ({ query, actor, request }) => {
    const language = readLanguage(request);
    const { rows, meta } = await listNotifications(app.db, actor.id, query);
    return {
      success: true,
      data: rows.map((row) => presentNotification(row, language)),
      meta: { ...meta, unread: await countUnread(app.db, actor.id) },
    };
  });

  handle(app, 'notifications.markRead', async ({ params, actor, request }) => {
    await app.unitOfWork(request, async ({ tx }) => {
      if (!(await isOwn(tx, actor.id, params.id))) throw problem('not_found');
      await markRead(tx, actor.id, params.id);
    });
    return { success: true, message: t('Marked as read.') };
  });

  handle(app, 'notifications.markAllRead', async ({ body, actor, request }) => {
    await app.unitOfWork(request, ({ tx }) => markAllRead(tx, actor.id, body?.up_to));
    return { success: true, message: t('All marked as read.') };
  });
};
