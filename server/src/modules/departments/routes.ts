import { canEdit, isDepartment, plainDate, type Department } from '@narthex/shared-contracts';
import { departmentInputSchema } from '@narthex/shared-contracts/schemas/departments';
import { t } from '@narthex/shared-contracts/translate';
import { handle } from '../../endpoints/handle';
import { wholeListResponse } from '../../lists/list-rows';
import { problem } from '../../problem-error';
import { handleCommand } from '../../writes/handle-command';
import type { ModuleRoutes } from '../module-routes';
import { parseUpdate } from '../../requests/parse-input';
import { readTimeZone } from '../../site/site-repository';
import { listDepartmentActivities } from './activity-repository';
import { presentActivity, presentContacts, presentProfile } from './presenter';
import { pickProfileColumns, findDepartment, updateDepartment, type DepartmentRow } from './repository';

function readName({ department }: { department: string }): Department {
  if (!isDepartment(department)) throw problem('not_found');
  return department;
}

/** Registers the activity of departments and their profiles. */
export const departmentsRoutes: ModuleRoutes = async (app) => {
  handle(app, 'departments.list', async () => {
    const today = plainDate(new Date(), await readTimeZone(app.db));
    const rows = await listDepartmentActivities(app.db, today);
    return wholeListResponse(rows.map(presentActivity));
  });

  handle(app, 'departments.getContacts', async ({ params }) => {
    const row = await findDepartment(app.db, readName(params));
    if (!row) throw problem('not_found');
    return { success: true, data: presentContacts(row) };
  });

  handle(app, 'departments.get', async ({ params, actor }) => {
    const department = readName(params);
    if (!canEdit(actor, 'department.manage', { department })) throw problem('forbidden');
    const row = await findDepartment(app.db, department);
    if (!row) throw problem('not_found');
    return { success: true, data: presentProfile(row) };
  });

  handleCommand<'departments.update', DepartmentRow>(app, 'departments.update', {
    subjectType: 'department',
    verb: 'update',
    message: t('Department updated successfully!'),
    find: ({ tx, params, forUpdate }) => findDepartment(tx, readName(params), forUpdate),
    owner: ({ id }) => ({ department: id }),
    present: (row) => ({ title: row.id, ...presentProfile(row) }),
    async apply({ tx, params, body }, row) {
      if (!row) return undefined;
      const input = parseUpdate(departmentInputSchema, body, row);
      return updateDepartment(tx, readName(params), pickProfileColumns(input));
    },
  });
};
