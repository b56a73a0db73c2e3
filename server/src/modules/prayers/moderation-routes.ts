import { t } from '@narthex/shared-contracts/translate';
import { handle } from '../../endpoints/handle';
import { listResponse } from '../../lists/list-rows';
import { problem } from '../../problem-error';
import type { FindCall } from '../../writes/command';
import { handleCommand } from '../../writes/handle-command';
import type { ModuleRoutes } from '../module-routes';
import {
  decidePrayer,
  deletePrayer,
  findModerated,
  listModerated,
  lockPrayer,
  type ModeratedRow,
} from './moderation-repository';
import { presentModeratedPrayer } from './presenter';

const prayer = {
  subjectType: 'prayer',
  present: (row: ModeratedRow) => ({ ...presentModeratedPrayer(row) }),
  find: ({ tx, params, forUpdate }: Pick<FindCall<'prayers.approve'>, 'tx' | 'params' | 'forUpdate'>) =>
    (forUpdate ? lockPrayer : findModerated)(tx, params.id),
};

export const prayerModerationRoutes: ModuleRoutes = async (app) => {
  handle(app, 'prayers.listModerated', async ({ query }) =>
    listResponse(await listModerated(app.db, query), presentModeratedPrayer),
  );

  handleCommand<'prayers.approve', ModeratedRow>(app, 'prayers.approve', {
    ...prayer,
    verb: 'approve',
    message: t('The prayer request was approved.'),
    apply: ({ tx, params, actor }) =>
      decidePrayer(tx, params.id, {
        status: 'approved',
        approved_by: actor.id,
        approved_at: new Date(),
        rejected_reason: null,
      }),
  });

  handleCommand<'prayers.reject', ModeratedRow>(app, 'prayers.reject', {
    ...prayer,
    verb: 'reject',
    message: t('The prayer request was rejected.'),
    apply: ({ tx, params, body }) =>
      decidePrayer(tx, params.id, {
        status: 'rejected',
        is_featured: false,
        approved_by: null,
        approved_at: null,
        rejected_reason: body?.reason ?? null,
      }),
  });

  handleCommand<'prayers.feature', ModeratedRow>(app, 'prayers.feature', {
    ...prayer,
    verb: 'feature',
    message: t('The prayer request was updated.'),
    apply({ tx, params, body }, row) {
      const isFeatured = body?.is_featured ?? true;
      if (isFeatured && (row?.status !== 'approved' || !row.is_public))
        throw problem('conflict', t('Only an approved public request can be featured.'));
      return decidePrayer(tx, params.id, { is_featured: isFeatured });
    },
  });

  handleCommand<'prayers.delete', ModeratedRow>(app, 'prayers.delete', {
    ...prayer,
    verb: 'delete',
    message: t('The prayer request was deleted.'),
    async apply({ tx, params }) {
      await deletePrayer(tx, params.id);
      return undefined;
    },
  });
};
