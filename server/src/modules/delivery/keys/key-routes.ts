import { newTeamToken } from '@narthex/shared-contracts/team-token';
import { t } from '@narthex/shared-contracts/translate';
import { handle } from '../../../endpoints/handle';
import { listResponse } from '../../../lists/list-rows';
import { hashToken } from '../../../plugins/access/token';
import { problem } from '../../../problem-error';
import { requestWriter } from '../../../writes/unit/writer';
import type { ModuleRoutes } from '../../module-routes';
import { addKey, listKeys, presentKey, revokeKey } from './key-repository';
import { DAY_MS } from '../../../time-units';

export const keyRoutes: ModuleRoutes = async (app) => {
  handle(app, 'deliveryKeys.list', async ({ query }) =>
    listResponse(await listKeys(app.db, query), presentKey),
  );

  handle(app, 'deliveryKeys.issue', async ({ body, request }) => {
    const { text, token, publicKey } = newTeamToken();
    const writer = requestWriter(request);
    const row = await app.unitOfWork(request, async ({ tx, audit }) => {
      const added = await addKey(tx, {
        name: body.name,
        remote: body.remote,
        can_release: body.can_release,
        token_hash: hashToken(token),
        public_key: publicKey,
        issued_by: writer.actor_id,
        issued_by_label: writer.actor_label,
        expires_at: new Date(Date.now() + body.expires_in_days * DAY_MS),
      });
      const { id, name, remote, can_release, expires_at } = presentKey(added);
      await audit({
        action: 'delivery-key.issue',
        subjectType: 'delivery-key',
        subjectId: String(id),
        after: { name, remote, can_release, expires_at },
      });
      return added;
    });
    return { success: true, data: { ...presentKey(row), token: text }, message: t('The key was issued.') };
  });

  handle(app, 'deliveryKeys.revoke', async ({ params, request }) => {
    await app.unitOfWork(request, async ({ tx, audit }) => {
      const row = await revokeKey(tx, params.id);
      if (!row) throw problem('not_found');
      await audit({
        action: 'delivery-key.revoke',
        subjectType: 'delivery-key',
        subjectId: String(row.id),
        before: { name: row.name, remote: row.remote },
      });
    });
    return { success: true, message: t('The key was revoked.') };
  });
};
