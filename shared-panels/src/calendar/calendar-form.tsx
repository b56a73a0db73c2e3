import { zodResolver } from '@hookform/resolvers/zod';
import {
  calendarInputSchema,
  type CalendarEntry,
  type CalendarFormInput,
  type CalendarInput,
} from '@narthex/shared-contracts/schemas/calendar';
import { t } from '@narthex/shared-contracts/translate';
import {
  CheckboxField,
  DateTimeField,
  FormRow,
  SelectField,
  TextAreaField,
  TextField,
} from '@narthex/shared-ui';
import { useFields } from '../resource-panel/form/fields/bind-fields';
import { createResourceForm } from '../resource-panel/form/create-resource-form';
import type { ResourceFieldsProps } from '../resource-panel/form/resource-form-definition';
import { CALENDAR_TYPES, CALENDAR_TYPE_OPTIONS } from './calendar-labels';

function CalendarFields({ form }: ResourceFieldsProps<CalendarEntry, CalendarFormInput, CalendarInput>) {
  const bind = useFields(form);
  return (
    <>
      <FormRow>
        <DateTimeField kind="date" required {...bind('date')} />
        <SelectField options={CALENDAR_TYPE_OPTIONS} {...bind('event_type')} />
      </FormRow>
      <FormRow>
        <TextField {...bind('sabbath_school_topic')} />
        <TextField {...bind('sabbath_school_presenter')} />
      </FormRow>
      <FormRow>
        <TextField {...bind('divine_service_topic')} />
        <TextField {...bind('divine_service_preacher')} />
      </FormRow>
      <FormRow>
        <TextField {...bind('afternoon_program')} />
        <TextField {...bind('afternoon_presenter')} />
      </FormRow>
      <TextAreaField rows={3} {...bind('special_notes')} />
      <CheckboxField help="Stands out in the calendar." {...bind('is_featured')} />
    </>
  );
}

export default createResourceForm<CalendarEntry, CalendarFormInput, CalendarInput, CalendarInput>({
  resolver: zodResolver(calendarInputSchema),
  firstValues: { event_type: 'regular', is_featured: false },

  fieldLabels: {
    date: t('Date'),
    event_type: t('Type'),
    sabbath_school_topic: t('Sabbath School topic'),
    sabbath_school_presenter: t('Sabbath School presenter'),
    divine_service_topic: t('Divine Service topic'),
    divine_service_preacher: t('Divine Service preacher'),
    afternoon_program: t('Afternoon programme'),
    afternoon_presenter: t('Afternoon presenter'),
    special_notes: t('Special notes'),
    is_featured: t('Featured'),
  },
  describeValue: (field, value) =>
    field === 'event_type' ? CALENDAR_TYPES[value as CalendarEntry['event_type']].label : undefined,
  translatable: {
    sabbath_school_topic: 'text',
    divine_service_topic: 'text',
    afternoon_program: 'text',
    special_notes: 'multiline',
  },
  Fields: CalendarFields,
});
