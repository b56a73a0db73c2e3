import { Button, ErrorBanner, FormActions, FormErrors, FormFields, type FormError } from '@narthex/shared-ui';
import type { FieldErrors } from 'react-hook-form';
import { EventDetailFields, EventMainFields } from './event-form-fields';
import type { EventFormValues } from './form-values';
import { useEventForm, type EventFormOptions } from './use-event-form';
import styles from './event-form.module.css';

interface EventFormProps extends EventFormOptions {
  onCancel: () => void;
}

/** Creates or edits an event. Nothing typed is lost when the server refuses. */
export default function EventForm({ onCancel, ...options }: EventFormProps) {
  const state = useEventForm(options);
  const { form, failure, isSaving } = state;
  const errors = errorsOf(form.formState.errors);
  const saveLabel = options.event ? 'Update Event' : 'Create Event';
  return (
    <form onSubmit={(submit) => void state.handleSubmit(submit)} noValidate aria-busy={isSaving}>
      <FormFields>
        <FormErrors
          title={failure || state.invalidTitle}
          errors={errors}
          attempt={form.formState.submitCount}
        />
        {failure && errors.length === 0 ? <ErrorBanner>{failure}</ErrorBanner> : null}
        {state.isRestored ? (
          <div className={styles.restored} role="status">
            <p>What you typed before was kept.</p>
            <Button variant="quiet" size="small" onClick={state.startAfresh}>
              Start afresh
            </Button>
          </div>
        ) : null}
        <EventMainFields form={form} />
        <EventDetailFields form={form} />
      </FormFields>
      <div className={styles.actions}>
        <FormActions>
          <Button variant="quiet" onClick={onCancel} disabled={isSaving}>
            Cancel
          </Button>
          <Button type="submit" isBusy={isSaving}>
            {isSaving ? 'Saving...' : saveLabel}
          </Button>
        </FormActions>
      </div>
    </form>
  );
}

function errorsOf({ root, ...fields }: FieldErrors<EventFormValues>): FormError[] {
  const ofFields = Object.entries(fields).map(([field, error]) => ({ field, message: error?.message ?? '' }));
  const { type: _type, message: _message, ref: _ref, ...others } = root ?? {};
  const ofForm = Object.values(others).map((error) => ({
    message: typeof error === 'object' && error !== null && 'message' in error ? String(error.message) : '',
  }));
  return [...ofFields, ...ofForm].filter(({ message }) => message !== '');
}
