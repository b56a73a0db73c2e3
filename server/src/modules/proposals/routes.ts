import type { Actor } from '@narthex/shared-contracts';
import type { Language } from '@narthex/shared-contracts/languages';
import { t } from '@narthex/shared-contracts/translate';
import { handle } from '../../endpoints/handle';
import type { ListedRows } from '../../lists/list-rows';
import { fieldProblem } from '../../problem-error';
import { readLanguage } from '../../responses/translate-message';
import { updateFileUse } from '../../writes/handle-command';
import { approveProposal, rejectProposal } from './decide-proposal';
import { listProposals, type ProposalRow } from '../../writes/proposals/proposals-repository';
import type { ModuleRoutes } from '../module-routes';
import { presentProposal } from './presenter';

export const proposalsRoutes: ModuleRoutes = async (app) => {
  async function presentAll({ rows, meta }: ListedRows<ProposalRow>, actor: Actor, language: Language) {
    const data = [];
    for (const row of rows) {
      // The row contains the name of a record; a record that no longer exists has no command.
      const command = app.commands.get(row.endpoint);
      const { params, body } = row;
      const version = (await command?.findVersion(app.db, { params, body, actor })) ?? null;
      data.push(presentProposal(row, version, language));
    }
    return { success: true, data, meta };
  }

  handle(app, 'proposals.listPending', async ({ query, actor, request }) =>
    presentAll(await listProposals(app.db, { status: 'pending' }, query), actor, readLanguage(request)),
  );
  handle(app, 'proposals.listOwn', async ({ query, actor, request }) =>
    presentAll(
      await listProposals(app.db, { author_id: actor.id }, query, '-created_at'),
      actor,
      readLanguage(request),
    ),
  );

  handle(app, 'proposals.approve', async ({ params, actor, request }) => {
    const result = await approveProposal(app, request, { id: params.id, actor });
    if (!result) return { success: true, message: t('This was approved already.') };
    await updateFileUse(app, result);
    return { success: true, message: t('The change was approved and is live.') };
  });

  handle(app, 'proposals.reject', async ({ params, query, body, actor, request }) => {
    const reason = body?.reason ?? query.reason;
    if (reason === null) throw fieldProblem('reason', t('A reason is required'));
    const isNew = await rejectProposal(app, request, { id: params.id, actor, reason });
    if (!isNew) return { success: true, message: t('This was rejected already.') };
    return { success: true, message: t('The change was rejected. Its author sees the reason.') };
  });
};
