import { t } from '@narthex/shared-contracts/translate';
import { handle } from '../../../endpoints/handle';
import { listResponse } from '../../../lists/list-rows';
import { handleRowCommands } from '../../../writes/rows/row-commands';
import type { ModuleRoutes } from '../../module-routes';
import { withdrawUncovered } from '../claims/withdraw-uncovered';
import {
  auditedGrant,
  grantStore,
  listGrants,
  presentGrant,
  toGrantColumns,
  type GrantRow,
} from './grant-repository';

/** Returns true if the code of a remote gets every right that it didn't have before. */
const becomesCore = (before: GrantRow | undefined, after: GrantRow | undefined) =>
  after?.kind === 'core' && before?.kind !== 'core';

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
    async afterWrite({ tx, audit }, { before, after }) {
      if (after && becomesCore(before, after))
        await audit({
          action: 'grant.make-core',
          subjectType: 'grant',
          subjectId: after.id,
          after: { title: after.remote, owner: after.owner },
        });
      for (const remote of new Set([before?.remote, after?.remote]))
        if (remote) await withdrawUncovered(tx, remote);
    },
  });
};
