import { LIMITS } from '@narthex/shared-contracts';
import type { MemberImportResult } from '@narthex/shared-contracts/schemas/member-import';
import { Button, Dialog, ErrorBanner, FilePicker, Spinner } from '@narthex/shared-ui';
import { ImportResult } from './import-result';
import { useMemberImport } from './use-member-import';
import styles from './import.module.css';

export interface ImportDialogProps {
  onClose: () => void;
  /** `message` says what came of it. */
  onImported: (message: string) => void;
}

const describePeople = (count: number) => `${count} ${count === 1 ? 'person' : 'people'}`;

const describeImport = ({ created, changed, skipped }: MemberImportResult) =>
  `The file was imported: ${describePeople(created)} added, ${changed} changed, ${skipped} left as they were.`;

/** Takes a file of members: says first what it would do and what is wrong with it, then does all of it or nothing. */
export default function ImportDialog({ onClose, onImported }: ImportDialogProps) {
  const state = useMemberImport((result) => onImported(describeImport(result)));
  const { result, isChecking, isImporting, failure } = state;
  const count = result ? result.created + result.changed : 0;
  const isReady = result !== undefined && result.errors.length === 0 && count > 0;
  return (
    <Dialog
      isOpen
      size="large"
      title="Import members"
      onClose={isImporting ? () => undefined : onClose}
      footer={
        <>
          <Button variant="quiet" onClick={onClose} disabled={isImporting}>
            Cancel
          </Button>
          <Button disabled={!isReady || isChecking} isBusy={isImporting} onClick={state.importAll}>
            {isImporting ? (
              <Spinner size="small" text="Importing..." />
            ) : isReady ? (
              `Import ${describePeople(count)}`
            ) : (
              'Import'
            )}
          </Button>
        </>
      }
    >
      <div className={styles.content}>
        <p>
          A CSV file whose first row names the columns: First name, Last name, Email, Phone, Date of birth,
          Address, Membership date, Status. Who is in the register with the same email address is changed; an
          empty cell changes nothing. Roles are never taken from a file.
        </p>
        {failure ? <ErrorBanner>{failure}</ErrorBanner> : null}
        <FilePicker
          label="File of members"
          accept={['.csv', 'text/csv']}
          maxSizeMb={LIMITS.importFile / 1024 / 1024}
          help={`CSV in UTF-8, up to ${LIMITS.importRows.toLocaleString('en-US')} rows and ${LIMITS.importFile / 1024 / 1024} MB.`}
          files={state.files}
          onFilesChange={state.choose}
          disabled={isImporting}
        />
        <div aria-live="polite">
          {isChecking ? <Spinner text="Checking the file..." /> : null}
          {result && !isChecking ? <ImportResult result={result} /> : null}
        </div>
      </div>
    </Dialog>
  );
}
