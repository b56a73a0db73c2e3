import { decideScope, editableDepartment, plainDate } from '@narthex/shared-contracts';
import { handle } from '../../endpoints/handle';
import { listResponse } from '../../lists/list-rows';
import { problem } from '../../problem-error';
import type { ModuleRoutes } from '../module-routes';
import { sendCsv } from '../../responses/send-csv';
import { readTimeZone } from '../../site/site-repository';
import { MEMBER_CSV_COLUMNS, readAllMembers } from './export-repository';
import { readMemberFigures, findMember, listMembers } from './repository';
import { listDepartments, presentMember } from './presenter';
import { memberCommands } from './commands';
import { memberImportRoutes } from './import/import-routes';
import { ministryMemberRoutes } from './ministry-members/ministry-member-routes';

export const memberRoutes: ModuleRoutes = async (app) => {
  await app.register(memberCommands);
  await app.register(memberImportRoutes);
  await app.register(ministryMemberRoutes);

  handle(app, 'members.list', async ({ query, actor }) => {
    const whose = editableDepartment(actor, 'members.read');
    if (whose === 'none') throw problem('forbidden');
    return listResponse(await listMembers(app.db, query, whose), (row) => presentMember(row, actor));
  });

  handle(app, 'members.get', async ({ params, actor }) => {
    const row = await findMember(app.db, params.id);
    if (!row) throw problem('not_found');
    const owner = { departments: listDepartments(row) };
    if (decideScope(actor, 'members.read', owner) !== 'apply') throw problem('forbidden');
    return { success: true, data: presentMember(row, actor) };
  });

  handle(app, 'members.figures', async () => ({ success: true, data: await readMemberFigures(app.db) }));

  handle(app, 'members.export', async ({ query, request, reply }) => {
    // An export of the register is recorded in the audit log.
    await app.unitOfWork(request, ({ audit }) =>
      audit({ action: 'member.export', subjectType: 'member', after: { ...query } }),
    );
    return sendCsv(reply, {
      name: `members-${plainDate(new Date(), await readTimeZone(app.db))}`,
      columns: MEMBER_CSV_COLUMNS,
      rows: readAllMembers(app.db, query),
    });
  });
};
