import { t } from '@narthex/shared-contracts/translate';
import { handle } from '../../endpoints/handle';
import { listResponse } from '../../lists/list-rows';
import { problem } from '../../problem-error';
import { handleRowCommands } from '../../writes/rows/row-commands';
import type { ModuleRoutes } from '../module-routes';
import { presentEntry } from './presenter';
import { calendarStore, listManagedProgramme } from './repository';

export const programmeRoutes: ModuleRoutes = async (app) => {
  handle(app, 'programme.list', async ({ query }) =>
    listResponse(await listManagedProgramme(app.db, query), presentEntry),
  );

  handle(app, 'programme.get', async ({ params }) => {
    const row = await calendarStore.find(app.db, params.id);
    if (!row) throw problem('not_found');
    return { success: true, data: presentEntry(row) };
  });

  handleRowCommands(app, 'programme', {
    subjectType: 'calendar',
    noun: t('Calendar event'),
    store: calendarStore,
    // The list of proposals shows a title, which a day of the programme doesn't have.
    present: (row) => ({ title: `Programme of ${row.date}`, ...presentEntry(row) }),
  });
};
