import { DEFAULT_PAGE_SIZE, MAX_COUNTED_ROWS, type Actor } from '@narthex/shared-contracts';
import type { EndpointName, EndpointQuery } from '@narthex/shared-contracts/endpoints';
import { handle } from '../../endpoints/handle';
import { fieldProblem } from '../../problem-error';
import { approveProposal, rejectProposal } from '../../writes/decide-proposal';
import { listProposals, type ProposalFilter } from '../../writes/proposals-repository';
import type { ModuleRoutes } from '../module-routes';
import { presentProposal } from './presenter';

type ListQuery = EndpointQuery<'proposals.listPending'>;

/** Changes of the whole church's content that departments propose, and what is decided about them. */
export const proposalsRoutes: ModuleRoutes = async (app) => {
  async function list(
    { page, per_page, limit, search, sort }: ListQuery,
    actor: Actor,
    filter: Pick<ProposalFilter, 'status' | 'authorId'> & { readonly newestFirst: boolean },
  ) {
    const perPage = per_page ?? limit ?? DEFAULT_PAGE_SIZE;
    const newestFirst = sort === undefined ? filter.newestFirst : sort === '-created_at';
    const { rows, counted } = await listProposals(app.db, { ...filter, newestFirst, search, page, perPage });
    const data = [];
    for (const row of rows) {
      // Stored by the name of a record; one that is gone has no command any more.
      const command = app.commands.get(row.endpoint as EndpointName);
      const { params, body } = row;
      const version = (await command?.findVersion(app.db, { params, body, actor })) ?? null;
      data.push(presentProposal(row, version));
    }
    const meta = {
      page,
      per_page: perPage,
      limit: perPage,
      total: Math.min(counted, MAX_COUNTED_ROWS),
      has_more_than_total: counted > MAX_COUNTED_ROWS,
    };
    return { success: true, data, meta };
  }

  handle(app, 'proposals.listPending', ({ query, actor }) =>
    list(query, actor, { status: 'pending', newestFirst: false }),
  );
  handle(app, 'proposals.listOwn', ({ query, actor }) =>
    list(query, actor, { authorId: actor.id, newestFirst: true }),
  );

  handle(app, 'proposals.approve', async ({ params, actor, request }) => {
    await approveProposal(app, request, { id: params.id, actor });
    return { success: true, message: 'The change was approved and is live.' };
  });

  handle(app, 'proposals.reject', async ({ params, query, body, actor, request }) => {
    const reason = body?.reason ?? query.reason;
    if (reason === null) throw fieldProblem('reason', 'A reason is required');
    await rejectProposal(app, request, { id: params.id, actor, reason });
    return { success: true, message: 'The change was rejected. Its author sees the reason.' };
  });
};
