import { LANGUAGE_BASE } from '@narthex/shared-contracts/languages';
import { FormMessage } from './form-message';
import { FormStatus } from './form-status';
import type { VisitorForm } from './use-visitor-form';

interface FormHeadProps {
  readonly form: VisitorForm;
  /** Is the path that a plain post returns to. */
  readonly backTo: string;
  /** Is the message after success. It is missing if the page shows the message outside of the form. */
  readonly sentText?: string;
}

/** Renders the start of a visitor's form: the path for a plain post's return, and the result of sending. */
export function FormHead({ form: { kind, errors, statusRef }, backTo, sentText }: FormHeadProps) {
  return (
    <>
      <input type="hidden" name="back" value={LANGUAGE_BASE + backTo} />
      {sentText ? (
        <FormStatus ref={statusRef}>
          {kind === 'sent' ? <FormMessage tone="good">{sentText}</FormMessage> : null}
        </FormStatus>
      ) : null}
      {errors[''] ? <FormMessage tone="bad">{errors['']}</FormMessage> : null}
    </>
  );
}
