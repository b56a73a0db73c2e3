import { useUnsavedChanges } from '@narthex/shared-auth';
import { Button, Dialog, ErrorBanner, FormFields, Spinner } from '@narthex/shared-ui';
import { useId, type ReactNode, type SyntheticEvent } from 'react';

export interface OneTimeDialogProps {
  readonly title: string;
  readonly submitLabel: string;
  /** Holds the label of the submit button while the request runs, such as `Issuing...`. */
  readonly busyLabel: string;
  readonly isBusy: boolean;
  /** Is true once something was typed or chosen. */
  readonly isDirty: boolean;
  /** Holds the error as a sentence. */
  readonly failure: string | null;
  readonly onSubmit: (event: SyntheticEvent<HTMLFormElement>) => void;
  readonly onClose: () => void;
  /** Replaces the form after success and is shown only once; null until then. */
  readonly result: { readonly title: string; readonly content: ReactNode } | null;
  /** Holds the fields of the form. */
  readonly children: ReactNode;
}

/**
 * Renders a form in a dialog and, after success, its result. Such results, for example tokens, can't be shown again,
 * so they are protected like what was typed.
 */
export function OneTimeDialog({ result, title, onClose, isDirty, ...form }: OneTimeDialogProps) {
  useUnsavedChanges(isDirty || result !== null);
  const formId = useId();
  if (result) {
    return (
      <Dialog isOpen title={result.title} onClose={onClose} footer={<Button onClick={onClose}>Done</Button>}>
        <FormFields>{result.content}</FormFields>
      </Dialog>
    );
  }
  const { submitLabel, busyLabel, isBusy, failure, onSubmit, children } = form;
  return (
    <Dialog
      isOpen
      title={title}
      onClose={onClose}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} isBusy={isBusy}>
            {isBusy ? <Spinner size="small" text={busyLabel} /> : submitLabel}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={onSubmit}>
        <FormFields>
          {failure ? <ErrorBanner>{failure}</ErrorBanner> : null}
          {children}
        </FormFields>
      </form>
    </Dialog>
  );
}
