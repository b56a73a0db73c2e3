import { EVENT_TYPE_LABELS } from '@narthex/shared-contracts/enum-labels';
import { EVENT_STATUSES, EVENT_TYPES, RECURRENCE_PATTERNS } from '@narthex/shared-contracts/enums';
import { CheckboxField, FormRow, SelectField, TextAreaField, TextField } from '@narthex/shared-ui';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import type { ChurchEvent, EventFormInput, ValidatedEvent } from '@narthex/shared-contracts/schemas/events';
import { t } from '@narthex/shared-contracts/translate';
import { toLabel, toOptions } from '../../choice-labels';
import { useFields } from '../../resource-panel/form/fields/bind-fields';
import { FormPicture } from '../../resource-panel/form/fields/picture/form-picture';
import type { ResourceFieldsProps } from '../../resource-panel/form/resource-form-definition';
import { FormSection } from '../../resource-panel/form/sections/form-section';
import { useEndAfterStart } from './use-end-after-start';

interface FieldsProps {
  form: UseFormReturn<EventFormInput, unknown, ValidatedEvent>;
}

/** Renders the fields of an event: the main ones first, the others grouped by subject. */
export function EventFields({ form, row }: ResourceFieldsProps<ChurchEvent, EventFormInput, ValidatedEvent>) {
  return (
    <>
      <EventMainFields form={form} />
      <EventRepeats form={form} />
      <EventPlaces form={form} />
      <EventDetails form={form} />
      {/* A draft needs no status field: the buttons of the form decide whether it is published. */}
      {row && row.status !== 'draft' ? <EventStatus form={form} /> : null}
    </>
  );
}

const TYPE_OPTIONS = EVENT_TYPES.map((value) => ({ value, label: EVENT_TYPE_LABELS[value] }));
const STATUS_OPTIONS = toOptions(EVENT_STATUSES);
const PATTERN_OPTIONS = toOptions(RECURRENCE_PATTERNS);

/** Renders the fields that every event needs. */
function EventMainFields({ form }: FieldsProps) {
  const bind = useFields(form);
  const times = useEndAfterStart(form);
  return (
    <>
      <TextField required {...bind('title')} />
      <TextAreaField required {...bind('description')} />
      <FormRow>
        <TextField label="Starts" type="datetime-local" required {...times.start} />
        <TextField label="Ends" type="datetime-local" required {...times.end} />
      </FormRow>
      <FormRow>
        <TextField help="Shown as TBD while it is empty." {...bind('location')} />
        <SelectField required options={TYPE_OPTIONS} {...bind('event_type')} />
      </FormRow>
    </>
  );
}

function EventRepeats({ form }: FieldsProps) {
  const bind = useFields(form);
  const [isRecurring, pattern] = useWatch({
    control: form.control,
    name: ['is_recurring', 'recurrence_pattern'],
  });
  return (
    <FormSection
      form={form}
      title="How often"
      fields={['is_recurring', 'recurrence_pattern']}
      summary={isRecurring ? toLabel(String(pattern)) : 'Once'}
    >
      <CheckboxField {...bind('is_recurring')} />
      {isRecurring ? <SelectField options={PATTERN_OPTIONS} {...bind('recurrence_pattern')} /> : null}
    </FormSection>
  );
}

function EventPlaces({ form }: FieldsProps) {
  const bind = useFields(form);
  return (
    <FormSection
      form={form}
      title="Places and fee"
      fields={['max_attendees', 'entry_fee']}
      whenEmpty={t('No limit, free')}
    >
      <FormRow>
        <TextField
          type="number"
          inputMode="numeric"
          min={0}
          step={1}
          help="Empty or 0 means no limit."
          {...bind('max_attendees')}
        />
        <TextField
          type="number"
          inputMode="decimal"
          min={0}
          step={0.01}
          help="Empty means free."
          {...bind('entry_fee')}
        />
      </FormRow>
    </FormSection>
  );
}

function EventDetails({ form }: FieldsProps) {
  const bind = useFields(form);
  return (
    <FormSection
      form={form}
      title="Picture and details"
      fields={['featured_image', 'additional_info']}
      whenEmpty={t('None')}
    >
      <FormPicture form={form} name="featured_image" />
      <TextAreaField help="What to bring, whom to ask." {...bind('additional_info')} />
    </FormSection>
  );
}

/** Renders the field that cancels or unpublishes a public event. */
function EventStatus({ form }: FieldsProps) {
  const status = useWatch({ control: form.control, name: 'status' });
  return (
    <FormSection form={form} title="On the site" fields={['status']} summary={toLabel(String(status))}>
      <SelectField
        required
        help="Only published events are on the site."
        options={STATUS_OPTIONS}
        {...useFields(form)('status')}
      />
    </FormSection>
  );
}
