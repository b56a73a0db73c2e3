import type { OwnEvent, OwnPrayer } from '@narthex/shared-contracts/schemas/own-account';
import { t } from '@narthex/shared-contracts/translate';
import { handle } from '../../endpoints/handle';
import { listResponse } from '../../lists/list-rows';
import type { ModuleRoutes } from '../module-routes';
import type { PrayerRow } from '../prayers/repository';
import { listOwnEvents, listOwnPrayers, type OwnEventRow } from './own-rows-repository';

const presentOwnEvent = ({ start, end, ...row }: OwnEventRow): OwnEvent => ({
  ...row,
  occurrence: start.toISOString(),
  end_datetime: end.toISOString(),
});

const presentOwnPrayer = (row: PrayerRow): OwnPrayer => ({
  id: row.id,
  title: row.title,
  description: row.description,
  category: row.category,
  status: row.status,
  is_public: row.is_public,
  is_urgent: row.is_urgent,
  prayed_count: row.prayed_count,
  created_at: row.created_at.toISOString(),
});

export const ownRowsRoutes: ModuleRoutes = async (app) => {
  handle(app, 'ownAccount.listEvents', async ({ actor, query }) =>
    listResponse(await listOwnEvents(app.db, actor.id, query), presentOwnEvent),
  );

  handle(app, 'ownAccount.listPrayers', async ({ actor, query }) =>
    listResponse(await listOwnPrayers(app.db, actor.id, query), presentOwnPrayer),
  );

  handle(app, 'ownAccount.listDonations', async () => ({
    success: true,
    message: t('Gifts are not recorded here.'),
    data: [],
  }));
};
