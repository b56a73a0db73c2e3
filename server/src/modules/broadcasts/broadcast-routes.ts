import { decideScope, editableDepartment, type Actor } from '@narthex/shared-contracts';
import { handle } from '../../endpoints/handle';
import { listResponse } from '../../lists/list-rows';
import { layoutText } from '../../mail/layout/layout-text';
import { withFacts } from '../../mail/layout/with-facts';
import { queueMail } from '../../mail/queue-mail';
import { getFrom } from '../../mail/render-mail';
import { fillTemplate } from '../../mail/templates/mail-templates';
import { problem } from '../../problem-error';
import { readLanguage } from '../../responses/translate-message';
import { refuseOtherVersion } from '../../writes/version-conflict';
import type { ModuleRoutes } from '../module-routes';
import { readSite } from '../../site/site-repository';
import { siteOrigin } from '../../requests/site-origin';
import { countRecipients } from './audience-repository';
import { findBroadcast, listBroadcasts } from './broadcast-repository';
import { presentBroadcast } from './presenter';
import { publishDueBroadcasts, reasonFor } from './publish-broadcast';
import { BROADCASTS_CHECK_INTERVAL_MS } from './broadcast-policy';

export const broadcastRoutes: ModuleRoutes = async (app) => {
  app.jobs.add({
    name: 'scheduled-letters',
    everyMs: BROADCASTS_CHECK_INTERVAL_MS,
    run: () => publishDueBroadcasts(app),
  });

  async function findOwn(id: number, actor: Actor) {
    const row = await findBroadcast(app.db, id);
    if (!row) throw problem('not_found');
    if (decideScope(actor, 'communications.send', row) !== 'apply') throw problem('forbidden');
    return row;
  }

  handle(app, 'broadcasts.list', async ({ query, actor }) =>
    listResponse(
      await listBroadcasts(app.db, query, editableDepartment(actor, 'communications.send')),
      presentBroadcast,
    ),
  );

  handle(app, 'broadcasts.get', async ({ params, actor }) => ({
    success: true,
    data: presentBroadcast(await findOwn(params.id, actor)),
  }));

  handle(app, 'broadcasts.preview', async ({ params, actor, request }) => {
    const row = await findOwn(params.id, actor);
    const site = await readSite(app.db);
    const content = withFacts(
      fillTemplate('broadcast', {
        ...{ subject: row.subject, body: row.body, reason: reasonFor(row) },
        language: readLanguage(request),
      }),
      await app.facts.filler(),
    );
    const unsubscribePath = row.audience === 'newsletter' ? '/newsletter/unsubscribe' : '/mail/unsubscribe';
    const origin = siteOrigin(request);
    const frame = { site, origin, unsubscribe_path: unsubscribePath };
    const { name, address } = getFrom({ site, origin, from: app.config.mailFrom });
    const data = {
      from: name === '' ? address : `${name} <${address}>`,
      text: layoutText(content, frame),
      recipients: row.status === 'sent' ? row.recipients : await countRecipients(app.db, row),
    };
    return { success: true, data };
  });

  handle(
    app,
    'broadcasts.test',
    async ({ params, actor, request }) => {
      const row = await findOwn(params.id, actor);
      refuseOtherVersion(request, presentBroadcast(row));
      const { user } = request;
      if (!user) throw problem('unauthenticated');
      await app.unitOfWork(request, async ({ tx, audit }) => {
        await queueMail(tx, {
          to: user.email,
          user_id: user.id,
          template: 'broadcast',
          language: readLanguage(request),
          data: { subject: `[Test] ${row.subject}`, body: row.body, reason: reasonFor(row) },
        });
        await audit({ action: 'broadcast.test', subjectType: 'broadcast', subjectId: row.id });
      });
      return { success: true, message: `A test is on its way to ${user.email}.` };
    },
    { isVersioned: true },
  );
};
