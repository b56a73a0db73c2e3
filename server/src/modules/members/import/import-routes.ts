import { LIMITS } from '@narthex/shared-contracts';
import type { MemberImportResult } from '@narthex/shared-contracts/schemas/member-import';
import { handle } from '../../../endpoints/handle';
import { problem } from '../../../problem-error';
import type { Queryable } from '../../../database/database-handle';
import type { ModuleRoutes } from '../../module-routes';
import { findKnownMembers, storePlan } from './import-repository';
import { planImport, type ImportPlan } from './plan-import';
import { readMemberFile, type MemberFile } from './read-member-file';

/** JSON writes a line break and a quote as two characters, and others in up to three bytes. */
const BODY_LIMIT = 3 * LIMITS.importFile;

const MAX_NAMED = 20;

async function plan(db: Queryable, file: MemberFile): Promise<ImportPlan> {
  const planned = planImport(file.rows, await findKnownMembers(db, file.rows));
  const errors = [...file.errors, ...planned.errors].sort((a, b) => a.row - b.row);
  return { ...planned, errors };
}

const toResult = (file: MemberFile, planned: ImportPlan, isDryRun: boolean): MemberImportResult => ({
  is_dry_run: isDryRun,
  rows: file.total,
  created: planned.created.length,
  changed: planned.changed.length,
  skipped: planned.skipped,
  errors: [...planned.errors],
  ignored_columns: [...file.ignoredColumns],
});

/** Only what is said otherwise: the audit must not hold the whole register again and again. */
const listBefore = ({ changed }: ImportPlan) =>
  changed.map(({ known, changes }) => ({
    id: known.id,
    ...Object.fromEntries(Object.keys(changes).map((field) => [field, known.values[field as 'phone']])),
  }));
const listAfter = ({ changed }: ImportPlan) =>
  changed.map(({ known, changes }) => ({ id: known.id, ...changes }));

/** Members from a file: first what it would do, then all of it or nothing. */
export const memberImportRoutes: ModuleRoutes = async (app) => {
  handle(
    app,
    'members.import',
    async ({ body, request }) => {
      const file = readMemberFile(body.csv);
      if (body.dry_run) {
        const planned = await plan(app.db, file);
        return { success: true, data: toResult(file, planned, true), message: 'Nothing was stored yet.' };
      }
      const data = await app.unitOfWork(request, async ({ tx, audit }) => {
        // Planned again: the register may have changed since the dry run.
        const planned = await plan(tx, file);
        if (planned.errors.length > 0)
          throw problem('validation', 'Some rows have mistakes, so nothing was imported.', {
            csv: planned.errors
              .slice(0, MAX_NAMED)
              .map(({ row, field, message }) => `Row ${row}, ${field}: ${message}`),
          });
        await storePlan(tx, planned);
        const { created, changed, skipped } = toResult(file, planned, false);
        await audit({
          action: 'member.import',
          subjectType: 'member',
          before: { members: listBefore(planned) },
          after: { created, changed, skipped, members: listAfter(planned) },
        });
        return toResult(file, planned, false);
      });
      return { success: true, data, message: 'The file was imported.' };
    },
    { bodyLimit: BODY_LIMIT },
  );
};
