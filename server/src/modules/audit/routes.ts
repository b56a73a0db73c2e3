import { plainDate } from '@narthex/shared-contracts';
import type { Language } from '@narthex/shared-contracts/languages';
import { handle } from '../../endpoints/handle';
import { listResponse } from '../../lists/list-rows';
import type { ModuleRoutes } from '../module-routes';
import { readLanguage, translateMessage } from '../../responses/translate-message';
import { sendCsv } from '../../responses/send-csv';
import { readSettings, readTimeZone } from '../../site/site-repository';
import { CSV_HEADINGS, presentCells, presentEntry } from './presenter';
import {
  deleteOldAudit,
  eraseOldAddresses,
  listActions,
  listAudit,
  listSubjectTypes,
  readAudit,
  type AuditRow,
} from './repository';
import { ADDRESS_RETENTION_DAYS } from './audit-policy';

async function* toLines(batches: AsyncIterable<AuditRow[]>, timeZone: string, language: Language) {
  yield CSV_HEADINGS.map((heading) => translateMessage(heading, language));
  for await (const rows of batches) yield* rows.map((row) => presentCells(row, timeZone, language));
}

/** Registers the audit log, which only people with full oversight may read. */
export const auditRoutes: ModuleRoutes = async (app) => {
  app.housekeeping.add('audit log', async () => {
    const { audit_retention_days: auditRetentionDays } = await readSettings(app.db);
    await deleteOldAudit(app.db, auditRetentionDays);
  });
  app.housekeeping.add('audit addresses', () => eraseOldAddresses(app.db, ADDRESS_RETENTION_DAYS));

  handle(app, 'audit.list', async ({ query, request }) => {
    const rows = await listAudit(app.db, query, await readTimeZone(app.db));
    return listResponse(rows, (row) => presentEntry(row, readLanguage(request)));
  });

  handle(app, 'audit.listKinds', async () => ({
    success: true,
    data: { actions: await listActions(app.db), subject_types: await listSubjectTypes(app.db) },
  }));

  handle(app, 'audit.export', async ({ query, request, reply }) => {
    const timeZone = await readTimeZone(app.db);
    // An export of the log is itself recorded in the log.
    await app.unitOfWork(request, ({ audit }) =>
      audit({ action: 'audit.export', subjectType: 'audit', after: { ...query } }),
    );
    return sendCsv(reply, {
      name: `activity-${plainDate(new Date(), timeZone)}`,
      rows: toLines(readAudit(app.db, query, timeZone), timeZone, readLanguage(request)),
    });
  });
};
