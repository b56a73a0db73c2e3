import {
  IMPORT_TARGETS,
  type ImportTarget,
  type MemberImportResult,
} from '@narthex/shared-contracts/schemas/member-import';
import { t } from '@narthex/shared-contracts/translate';
import { ErrorBanner, SelectField } from '@narthex/shared-ui';
import { TARGET_LABELS, joinParts } from './import-labels';
import type { FileAnswers } from './use-member-import';
import styles from './import.module.css';

interface FileQuestionsProps {
  result: MemberImportResult;
  answers: FileAnswers;
  /** If true, each open question shows that it needs an answer. */
  showsErrors: boolean;
  onTarget: (label: string, target: ImportTarget) => void;
  onDateOrder: (order: FileAnswers['date_order']) => void;
}

const OPTIONS = IMPORT_TARGETS.map((value) => ({ value, label: TARGET_LABELS[value] }));
const isTarget = (value: string): value is ImportTarget => IMPORT_TARGETS.some((target) => target === value);

const describeSamples = (samples: readonly string[]) =>
  samples.length > 0
    ? t('In the file: {samples}', { samples: samples.join(' · ') })
    : t('No row has anything in it.');

const describeOrders = (example: string) => [
  { value: 'day_first', label: `The day comes first: ${example} is day/month/year` },
  { value: 'month_first', label: `The month comes first: ${example} is month/day/year` },
];

/** Renders questions about a file: what its columns contain, and in which order its dates are written. */
export function FileQuestions({ result, answers, showsErrors, onTarget, onDateOrder }: FileQuestionsProps) {
  const { columns, column_problem: problem, date_question: dates } = result;
  const targetOf = ({ label, target }: (typeof columns)[number]) => answers.columns[label] ?? target ?? '';
  // Columns with a usual heading can have problems too, so all columns are shown then.
  const asked = problem === null ? columns.filter(({ is_asked: isAsked }) => isAsked) : columns;
  const others = columns.filter((column) => !asked.includes(column));
  const toField = (column: (typeof columns)[number]) => (
    <SelectField
      key={column.label}
      label={`Column “${column.label}”`}
      help={describeSamples(column.samples)}
      placeholder="Choose what it holds"
      options={OPTIONS}
      value={targetOf(column)}
      error={showsErrors && targetOf(column) === '' ? 'Choose what it holds, or leave it out' : undefined}
      onChange={({ target: { value } }) => (isTarget(value) ? onTarget(column.label, value) : undefined)}
    />
  );
  return (
    <section className={styles.content} aria-label="Columns of the file">
      {problem === null ? null : <ErrorBanner>{problem}</ErrorBanner>}
      {asked.length > 0 && problem === null ? <p>Say what these columns of the file hold.</p> : null}
      {asked.map(toField)}
      {dates ? (
        <SelectField
          label={`Dates in ${joinParts(dates.columns.map((label) => `“${label}”`))}`}
          help={`${dates.example} may be read in two ways.`}
          placeholder="Choose what comes first"
          options={describeOrders(dates.example)}
          value={answers.date_order ?? ''}
          error={showsErrors && !answers.date_order ? 'Choose what comes first' : undefined}
          onChange={({ target: { value } }) =>
            onDateOrder(value === 'day_first' || value === 'month_first' ? value : undefined)
          }
        />
      ) : null}
      {others.length > 0 ? (
        <details className={styles.details}>
          <summary>How the other columns are read</summary>
          <div className={styles.content}>{others.map(toField)}</div>
        </details>
      ) : null}
    </section>
  );
}
