import { EVENT_STATUSES, EVENT_TYPES, RECURRENCE_PATTERNS } from '@narthex/shared-contracts/closed-lists';
import { CheckboxField, FormGroup, FormRow, SelectField, TextAreaField, TextField } from '@narthex/shared-ui';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import type { ChurchEvent, EventFormInput, ValidatedEvent } from '@narthex/shared-contracts/schemas/events';
import { bindFields } from '../../resource-panel/form/fields/bind-fields';
import { FormPicture } from '../../resource-panel/form/fields/form-picture';
import type { ResourceFieldsProps } from '../../resource-panel/form/resource-form-definition';
import { EVENT_TYPE_LABELS } from '../event-labels';

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
function EventMainFields({ form }: FieldsProps) {
  const bind = bindFields(form);
  return (
    <>
      <TextField label="Title" required {...bind('title')} />
      <TextAreaField label="Description" required {...bind('description')} />
      <FormRow>
        <TextField label="Starts" type="datetime-local" required {...bind('start_datetime')} />
        <TextField label="Ends" type="datetime-local" required {...bind('end_datetime')} />
      </FormRow>
      <TextField label="Location" help="Shown as TBD while it is empty." {...bind('location')} />
      <FormRow>
        <SelectField label="Type" required options={TYPE_OPTIONS} {...bind('event_type')} />
        <SelectField
          label="Status"
          required
          help="Only published events are on the site."
          options={STATUS_OPTIONS}
          {...bind('status')}
        />
      </FormRow>
    </>
  );
}

/** What an event may have besides. */
function EventDetailFields({ form }: FieldsProps) {
  const bind = bindFields(form);
  const isRecurring = useWatch({ control: form.control, name: 'is_recurring' });
  return (
    <FormGroup legend="Details">
      <FormRow>
        <TextField
          label="Maximum attendees"
          type="number"
          inputMode="numeric"
          min={0}
          step={1}
          help="Empty or 0 means no limit."
          {...bind('max_attendees')}
        />
        <TextField
          label="Entry fee (KES)"
          type="number"
          inputMode="decimal"
          min={0}
          step={0.01}
          help="Empty means free."
          {...bind('entry_fee')}
        />
      </FormRow>
      <CheckboxField label="This event repeats" {...bind('is_recurring')} />
      {isRecurring ? (
        <SelectField label="Repeats" options={PATTERN_OPTIONS} {...bind('recurrence_pattern')} />
      ) : null}
      <FormPicture form={form} name="featured_image" />
      <TextAreaField
        label="Additional information"
        help="What to bring, whom to ask."
        {...bind('additional_info')}
      />
    </FormGroup>
  );
}
