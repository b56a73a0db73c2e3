import { MAX_IMPORT_BYTES, MAX_IMPORT_ROWS } from '@narthex/shared-contracts';
import type { MemberImportResult } from '@narthex/shared-contracts/schemas/member-import';
import { t } from '@narthex/shared-contracts/translate';
import { Button, Dialog, ErrorBanner, FilePicker, Spinner } from '@narthex/shared-ui';
import { useState } from 'react';
import { useFormFrame } from '../../resource-panel/form/frame/use-form-frame';
import { countImport } from './count-import';
import { FileQuestions } from './file-questions';
import { describePeople } from './import-labels';
import { ImportResult } from './import-result';
import { useMemberImport, type FileAnswers } from './use-member-import';
import styles from './import.module.css';

export interface ImportDialogProps {
  onClose: () => void;
  /** Is called with the result as a message. */
  onImported: (message: string) => void;
}

const describeImport = ({ created, changed, skipped }: MemberImportResult) =>
  t('The file was imported: {people} added, {changed} changed, {skipped} left as they were.', {
    people: describePeople(created),
    changed,
    skipped,
  });

/** Returns whether the file was read as far as its rows. */
const isRead = ({ columns, column_problem: problem }: MemberImportResult) =>
  problem === null && columns.every(({ target }) => target !== null);

function isAnswered({ columns, date_question: dates }: MemberImportResult, answers: FileAnswers) {
  const isKnown = columns.every(({ label, target }) => (answers.columns[label] ?? target) !== null);
  return isKnown && (dates === null || answers.date_order !== undefined);
}

/**
 * Renders the import of a file of members: questions about unclear columns, the planned changes and the errors, then an
 * import of all rows or none.
 */
export default function ImportDialog({ onClose, onImported }: ImportDialogProps) {
  const state = useMemberImport((result) => onImported(describeImport(result)));
  const { result, answers, decisions, isChecking, isImporting, failure } = state;
  const [showsErrors, setShowsErrors] = useState(false);
  // Somebody may have decided about many rows.
  const frame = useFormFrame({ resource: 'member-import', row: undefined, onLeave: onClose });
  const hasAnswers = result !== undefined && isAnswered(result, answers);
  const isClear = result !== undefined && isRead(result) && hasAnswers && !state.isChanged;
  const counts = isClear ? countImport(result, decisions) : undefined;
  const count = counts ? counts.created + counts.changed : 0;
  const isReady = isClear && result.errors.length === 0 && counts?.open === 0 && count > 0;

  function handleContinue() {
    setShowsErrors(!hasAnswers);
    if (hasAnswers) state.checkAgain();
  }

  return (
    <Dialog
      isOpen
      size="large"
      title="Import members"
      onClose={isImporting ? () => undefined : frame.handleCancel}
      footer={
        <>
          <Button variant="quiet" onClick={frame.handleCancel} disabled={isImporting}>
            Cancel
          </Button>
          {result && !isClear ? (
            <Button isBusy={isChecking} onClick={handleContinue}>
              Continue
            </Button>
          ) : (
            <Button disabled={!isReady || isChecking} isBusy={isImporting} onClick={state.importAll}>
              {isImporting ? (
                <Spinner size="small" text="Importing..." />
              ) : isReady ? (
                `Import ${describePeople(count)}`
              ) : (
                'Import'
              )}
            </Button>
          )}
        </>
      }
    >
      <div className={styles.content}>
        <p>
          Choose a list of people that was saved as CSV. It may have any of these columns: name, email, phone,
          date of birth, address, membership date and status. You see what it would do before anything is
          stored. An empty cell changes nothing, and roles are never taken from a file.
        </p>
        {failure ? <ErrorBanner>{failure}</ErrorBanner> : null}
        <FilePicker
          label="File of members"
          maxSizeMb={Infinity}
          help={`CSV, up to ${MAX_IMPORT_ROWS.toLocaleString('en-US')} rows and ${MAX_IMPORT_BYTES / 1024 / 1024} MB. In a spreadsheet: “Save as”, then the type CSV.`}
          files={state.files}
          onFilesChange={(files) => {
            state.choose(files);
            frame.setDirty(files.length > 0);
          }}
          disabled={isImporting}
        />
        <div aria-live="polite">{isChecking ? <Spinner text="Checking the file..." /> : null}</div>
        {result ? (
          <FileQuestions
            result={result}
            answers={answers}
            showsErrors={showsErrors && !hasAnswers}
            onTarget={state.setTarget}
            onDateOrder={state.setDateOrder}
          />
        ) : null}
        {isClear && !isChecking ? (
          <ImportResult result={result} decisions={decisions} onDecide={state.decide} />
        ) : null}
        {isClear && result.errors.length === 0 && result.matches.length === 0 && count === 0 ? (
          <p>Everybody in the file is in the register already, as the file says.</p>
        ) : null}
      </div>
      {frame.question}
    </Dialog>
  );
}
