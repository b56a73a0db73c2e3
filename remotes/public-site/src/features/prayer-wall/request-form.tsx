import { PRAYER_TYPES } from '@narthex/shared-contracts/enums';
import { Button, CheckboxField, SelectField, TextAreaField, TextField } from '@narthex/shared-ui';
import { describeMember } from '@narthex/shared-contracts/enum-labels';
import { FormHead } from '../../forms/form-head';
import { FormMessage } from '../../forms/form-message';
import { FormStatus } from '../../forms/form-status';
import { isChecked } from '../../forms/posted-form';
import { useVisitorForm, type VisitorForm } from '../../forms/use-visitor-form';
import styles from '../../forms/visitor-form.module.css';

const REQUEST_FAILURE = 'Failed to submit prayer request. Please try again.';
const REQUEST_SENT = 'Your prayer request has been submitted for review. Thank you!';
const TYPE_OPTIONS = PRAYER_TYPES.map((value) => ({ value, label: describeMember(value) }));

const ELEMENT_ID = 'prayer-request';
const loadSubmit = () => import('./submit-request').then((module) => module.submitRequest);

interface RequestFormProps {
  /** Holds the path that a plain post returns to. */
  readonly backTo: string;
  readonly onSent: () => void;
}

/** Renders the form of the prayer department. It closes after a request is sent and can be opened again. */
export function RequestForm({ backTo, onSent }: RequestFormProps) {
  const form = useVisitorForm({
    name: 'prayer',
    elementId: ELEMENT_ID,
    loadSubmit,
    failure: REQUEST_FAILURE,
    onSent,
  });
  const { kind } = form;
  return (
    <div className={styles.form} id={ELEMENT_ID}>
      <FormStatus ref={form.statusRef}>
        {kind === 'sent' ? <FormMessage tone="good">{REQUEST_SENT}</FormMessage> : null}
      </FormStatus>
      {kind === 'sent' ? (
        <>
          <p>Somebody reads it before it appears on the wall. We pray for it either way.</p>
          <div>
            <Button variant="quiet" onClick={() => form.startAnew({})}>
              Write another request
            </Button>
          </div>
        </>
      ) : (
        <RequestFields form={form} backTo={backTo} />
      )}
    </div>
  );
}

function RequestFields({ form, backTo }: { form: VisitorForm; backTo: string }) {
  const { values, kind } = form;
  return (
    <form
      className={styles.fields}
      key={form.round}
      aria-label="Prayer request"
      {...form.formProps}
      onInput={form.dismiss}
    >
      <FormHead form={form} backTo={backTo} />
      <TextField
        label="Title"
        {...form.field('title')}
        required
        maxLength={200}
        placeholder="In a few words"
      />
      <TextAreaField
        label="Description"
        {...form.field('description')}
        required
        maxLength={4000}
        rows={3}
        placeholder="Say as much or as little as you like"
      />
      <div className={styles.pair}>
        <SelectField
          label="Type of prayer"
          {...form.field('prayer_type', 'personal')}
          options={TYPE_OPTIONS}
        />
        <TextField
          label="Your name"
          {...form.field('requester_name')}
          autoComplete="name"
          maxLength={120}
          help="If you like"
        />
      </div>
      <div>
        <CheckboxField
          label="This is urgent"
          name="is_urgent"
          defaultChecked={isChecked(values['is_urgent'])}
        />
        <CheckboxField
          label="Submit anonymously: my name is not stored"
          name="is_anonymous"
          defaultChecked={isChecked(values['is_anonymous'])}
        />
      </div>
      <div>
        <Button type="submit" isBusy={kind === 'sending'}>
          {kind === 'sending' ? 'Sending...' : 'Submit prayer request'}
        </Button>
      </div>
    </form>
  );
}
