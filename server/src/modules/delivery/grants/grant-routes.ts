import { t } from '@narthex/shared-contracts/translate';
import { handle } from '../../../endpoints/handle';
import { listResponse } from '../../../lists/list-rows';
import { handleRowCommands } from '../../../writes/rows/row-commands';
import type { ModuleRoutes } from '../../module-routes';
import { auditedGrant, grantStore, listGrants, presentGrant, toGrantColumns } from './grant-repository';

/** Registers the grants, which limit what each remote may claim. */
export const grantRoutes: ModuleRoutes = async (app) => {
  handle(app, 'grants.list', async ({ query }) =>
    listResponse(await listGrants(app.db, query), presentGrant),
  );
  handleRowCommands(app, 'grants', {
    subjectType: 'grant',
    noun: t('Grant'),
    store: grantStore,
    getColumns: toGrantColumns,
    getInput: presentGrant,
    present: (row) => ({ ...auditedGrant(row) }),
  });
};
