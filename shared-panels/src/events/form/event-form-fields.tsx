import { EVENT_STATUSES, EVENT_TYPES, RECURRENCE_PATTERNS } from '@narthex/shared-contracts/closed-lists';
import { CheckboxField, FormRow, SelectField, TextAreaField, TextField } from '@narthex/shared-ui';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import type { ChurchEvent, EventFormInput, ValidatedEvent } from '@narthex/shared-contracts/schemas/events';
import { FormPicture } from '../../resource-panel/form/fields/form-picture';
import type { ResourceFieldsProps } from '../../resource-panel/form/resource-form-definition';
import { EVENT_TYPE_LABELS } from '../event-labels';
import styles from './event-form-fields.module.css';

interface FieldsProps {
  form: UseFormReturn<EventFormInput, unknown, ValidatedEvent>;
}

/** The fields of an event, in one column. */
export function EventFields({ form }: ResourceFieldsProps<ChurchEvent, EventFormInput, ValidatedEvent>) {
  return (
    <>
      <EventMainFields form={form} />
      <EventDetailFields form={form} />
    </>
  );
}

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const listOptions = (values: readonly string[]) =>
  values.map((value) => ({ value, label: capitalize(value) }));

const TYPE_OPTIONS = EVENT_TYPES.map((value) => ({ value, label: EVENT_TYPE_LABELS[value] }));
const STATUS_OPTIONS = listOptions(EVENT_STATUSES);
const PATTERN_OPTIONS = listOptions(RECURRENCE_PATTERNS);

/** What every event needs. */
function EventMainFields({ form: { register, formState } }: FieldsProps) {
  const { errors } = formState;
  return (
    <>
      <TextField label="Title" required {...register('title')} error={errors.title?.message} />
      <TextAreaField
        label="Description"
        required
        {...register('description')}
        error={errors.description?.message}
      />
      <FormRow>
        <TextField
          label="Starts"
          type="datetime-local"
          required
          {...register('start_datetime')}
          error={errors.start_datetime?.message}
        />
        <TextField
          label="Ends"
          type="datetime-local"
          required
          {...register('end_datetime')}
          error={errors.end_datetime?.message}
        />
      </FormRow>
      <TextField
        label="Location"
        help="Shown as TBD while it is empty."
        {...register('location')}
        error={errors.location?.message}
      />
      <FormRow>
        <SelectField
          label="Type"
          required
          options={TYPE_OPTIONS}
          {...register('event_type')}
          error={errors.event_type?.message}
        />
        <SelectField
          label="Status"
          required
          help="Only published events are on the site."
          options={STATUS_OPTIONS}
          {...register('status')}
          error={errors.status?.message}
        />
      </FormRow>
    </>
  );
}

/** What an event may have besides. */
function EventDetailFields({ form }: FieldsProps) {
  const { control, register, formState } = form;
  const { errors } = formState;
  const isRecurring = useWatch({ control, name: 'is_recurring' });
  return (
    <fieldset className={styles.group}>
      <legend>Details</legend>
      <FormRow>
        <TextField
          label="Maximum attendees"
          type="number"
          inputMode="numeric"
          min={0}
          step={1}
          help="Empty or 0 means no limit."
          {...register('max_attendees')}
          error={errors.max_attendees?.message}
        />
        <TextField
          label="Entry fee (KES)"
          type="number"
          inputMode="decimal"
          min={0}
          step={0.01}
          help="Empty means free."
          {...register('entry_fee')}
          error={errors.entry_fee?.message}
        />
      </FormRow>
      <CheckboxField
        label="This event repeats"
        {...register('is_recurring')}
        error={errors.is_recurring?.message}
      />
      {isRecurring ? (
        <SelectField
          label="Repeats"
          options={PATTERN_OPTIONS}
          {...register('recurrence_pattern')}
          error={errors.recurrence_pattern?.message}
        />
      ) : null}
      <FormPicture form={form} name="featured_image" />
      <TextAreaField
        label="Additional information"
        help="What to bring, whom to ask."
        {...register('additional_info')}
        error={errors.additional_info?.message}
      />
    </fieldset>
  );
}
