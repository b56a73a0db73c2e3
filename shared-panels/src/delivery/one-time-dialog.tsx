import { Button, Dialog, ErrorBanner, FormFields, Spinner } from '@narthex/shared-ui';
import { useId, type ReactNode, type SyntheticEvent } from 'react';

export interface OneTimeDialogProps {
  readonly title: string;
  readonly submitLabel: string;
  /** While it is sent: `Issuing...`. */
  readonly busyLabel: string;
  readonly isBusy: boolean;
  /** Why it failed, as a sentence. */
  readonly failure: string | null;
  readonly onSubmit: (event: SyntheticEvent<HTMLFormElement>) => void;
  readonly onClose: () => void;
  /** What was made, which is shown this once in place of the form; null until then. */
  readonly result: { readonly title: string; readonly content: ReactNode } | null;
  /** The fields of the form. */
  readonly children: ReactNode;
}

/** A form in a dialog that makes something, and then shows it the only time it is ever shown. */
export function OneTimeDialog({ result, title, onClose, ...form }: OneTimeDialogProps) {
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
