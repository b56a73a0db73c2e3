import { LANGUAGE_BASE } from '@narthex/shared-contracts/languages';
import { FormMessage } from './form-message';
import { FormStatus } from './form-status';
import type { VisitorForm } from './use-visitor-form';

interface FormHeadProps {
  readonly form: VisitorForm;
  /** Where a plain post returns. */
  readonly backTo: string;
  /** What is said once it was sent; nothing where that is said outside of the form. */
  readonly sentText?: string;
}

/** What a visitor's form begins with: the way back of a plain post, and how sending went. */
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
