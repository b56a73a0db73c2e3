import type { ReactNode } from 'react';
import { Button, ErrorBanner, FormErrors, FormFields } from '@narthex/shared-ui';
import type { FieldValues } from 'react-hook-form';
import { useIsHydrated } from '@narthex/shared-ui';
import type { PortalForm as Controls } from './use-portal-form';
import styles from '../frame/portal-frame.module.css';

export interface PortalFormProps<Input extends FieldValues, Output> {
  controls: Controls<Input, Output>;
  label: string;
  action: string;
  busyAction: string;
  children: ReactNode;
}

/**
 * Renders what the portals' forms have in common: error summary, message of the server, fields and button.
 */
export function PortalForm<Input extends FieldValues, Output>({
  controls: { form, summary, failure, submit },
  label,
  action,
  busyAction,
  children,
}: PortalFormProps<Input, Output>) {
  const isHydrated = useIsHydrated();
  const { isSubmitting, submitCount } = form.formState;
  return (
    <form
      // With GET, a press before hydration would put the password into the URL.
      method="post"
      noValidate
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <FormFields>
        <FormErrors errors={summary} attempt={submitCount} />
        {failure ? <ErrorBanner>{failure}</ErrorBanner> : null}
        {children}
        <Button
          type="submit"
          size="large"
          className={styles.submit}
          isBusy={isSubmitting}
          disabled={!isHydrated}
        >
          {isSubmitting ? busyAction : action}
        </Button>
      </FormFields>
      <noscript>
        <p className={styles.noScript}>
          This page needs JavaScript. Please switch it on in your browser, or ask the church office for help.
        </p>
      </noscript>
    </form>
  );
}
