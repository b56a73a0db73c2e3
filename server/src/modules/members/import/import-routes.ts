import { MAX_IMPORT_BYTES } from '@narthex/shared-contracts';
import type { Language } from '@narthex/shared-contracts/languages';
import type { MemberImportResult } from '@narthex/shared-contracts/schemas/member-import';
import { t } from '@narthex/shared-contracts/translate';
import { handle } from '../../../endpoints/handle';
import { fieldProblem, problem } from '../../../problem-error';
import type { Queryable } from '../../../database/database-handle';
import type { ModuleRoutes } from '../../module-routes';
import type { DateOrder } from './file/read-dates';
import { readLanguage, sayIn, translateMessage } from '../../../responses/translate-message';
import { labelOf, type RowError } from './file/read-rows';
import { readMemberFile, type MemberFile } from './file/read-member-file';
import { indexKnownMembers, storePlan } from './import-repository';
import { planImport, type Decisions, type ImportPlan } from './plan-import';

/** JSON writes a line break and a quote as two characters, and others in up to three bytes. */
const BODY_LIMIT = 3 * MAX_IMPORT_BYTES;

const MAX_NAMED = 20;

const PLACE = t('Row {row}, {column}: {message}');

interface FilePlan extends ImportPlan {
  readonly errors: readonly RowError[];
}

async function plan(db: Queryable, file: MemberFile, decisions: Decisions): Promise<FilePlan> {
  const planned = planImport(file.rows, await indexKnownMembers(db), decisions);
  const named = planned.errors.map((error) => ({ ...error, column: labelOf(file.columns, error.field) }));
  return { ...planned, errors: [...file.errors, ...named].sort((a, b) => a.row - b.row) };
}

/** Writes the result in a language, since only the messages of a response are translated where it leaves. */
function toResult(
  file: MemberFile,
  planned: FilePlan,
  isDryRun: boolean,
  language: Language,
): MemberImportResult {
  const say = (message: string) => translateMessage(message, language);
  return {
    is_dry_run: isDryRun,
    rows: file.total,
    created: planned.created.length,
    changed: planned.changed.length,
    skipped: planned.left.length,
    columns: file.columns.map(({ at: _, samples, ...column }) => ({ ...column, samples: [...samples] })),
    column_problem: file.columnProblem && say(file.columnProblem),
    date_question: file.dateQuestion && { ...file.dateQuestion, columns: [...file.dateQuestion.columns] },
    errors: planned.errors.map((error) => ({ ...error, message: say(error.message) })),
    matches: planned.matches.map((match) => ({
      ...match,
      candidates: match.candidates.map((person) => ({ ...person, kept: person.kept.map(say) })),
    })),
    left: planned.left.map(({ reasons, ...row }) => ({ ...row, reason: reasons.map(say).join(' ') })),
    ignored_columns: file.columns.filter(({ target }) => target === 'ignore').map(({ label }) => label),
  };
}

/** Lists only the changed values, so that the audit log doesn't store the whole register with every import. */
const listBefore = ({ changed }: ImportPlan) =>
  changed.map(({ known, changes }) => ({
    id: known.id,
    ...Object.fromEntries(Object.keys(changes).map((field) => [field, known.values[field as 'phone']])),
  }));
const listAfter = ({ changed }: ImportPlan) =>
  changed.map(({ known, changes }) => ({ id: known.id, ...changes }));

/** Throws 422 if the importer has not answered every question about a file. */
function requireAnswers(
  { columns, columnProblem, dateQuestion }: MemberFile,
  dateOrder: DateOrder | undefined,
): void {
  const unknown = columns.find(({ target }) => target === null);
  if (unknown)
    throw fieldProblem(
      'csv',
      t('Say what the column “{column}” holds, or leave it out.', { column: unknown.label }),
    );
  if (columnProblem) throw fieldProblem('csv', columnProblem);
  if (dateQuestion && !dateOrder)
    throw fieldProblem(
      'csv',
      t('Say whether the day or the month comes first in {example} (“{columns}”).', {
        example: dateQuestion.example,
        columns: dateQuestion.columns.join('”, “'),
      }),
    );
}

function requireRightRows({ errors, open }: FilePlan, language: Language): void {
  const say = sayIn(language);
  if (errors.length > 0)
    throw problem('validation', t('Some rows have mistakes, so nothing was imported.'), {
      csv: errors
        .slice(0, MAX_NAMED)
        .map(({ message, ...place }) =>
          say(PLACE, { ...place, message: translateMessage(message, language) }),
        ),
    });
  if (open.length > 0)
    throw fieldProblem(
      'csv',
      t('Decide about row {rows} first: it may be somebody in the register.', {
        rows: open.slice(0, MAX_NAMED).join(', '),
      }),
    );
}

/** Registers the import of members from a file: a dry run, then a write of all rows or none. */
export const memberImportRoutes: ModuleRoutes = async (app) => {
  handle(
    app,
    'members.import',
    async ({ body, request }) => {
      const file = readMemberFile(body.csv, body);
      const language = readLanguage(request);
      if (body.dry_run) {
        const planned = await plan(app.db, file, body.decisions);
        const data = toResult(file, planned, true, language);
        return { success: true, data, message: t('Nothing was stored yet.') };
      }
      requireAnswers(file, body.date_order);
      const data = await app.unitOfWork(request, async ({ tx, audit }) => {
        // The plan is made again, because the register may have changed since the dry run.
        const planned = await plan(tx, file, body.decisions);
        requireRightRows(planned, language);
        await storePlan(tx, planned);
        const result = toResult(file, planned, false, language);
        const { created, changed, skipped } = result;
        await audit({
          action: 'member.import',
          subjectType: 'member',
          before: { members: listBefore(planned) },
          after: { created, changed, skipped, members: listAfter(planned) },
        });
        return result;
      });
      return { success: true, data, message: t('The file was imported.') };
    },
    { bodyLimit: BODY_LIMIT },
  );
};
