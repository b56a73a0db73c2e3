import { SERMON_SERIES, SERMON_STATUSES } from '@narthex/shared-contracts/closed-lists';
import type { PublicSermon, SermonFormInput, SermonInput } from '@narthex/shared-contracts/schemas/sermons';
import { CheckboxField, FormRow, SelectField, TextAreaField, TextField } from '@narthex/shared-ui';
import { bindFields } from '../resource-panel/form/fields/bind-fields';
import { FormHtml } from '../resource-panel/form/fields/form-html';
import { FormTags } from '../resource-panel/form/fields/form-tags';
import type { ResourceFieldsProps } from '../resource-panel/form/resource-form-definition';
import { SERIES_LABELS } from './sermon-labels';

const SERIES_OPTIONS = SERMON_SERIES.map((value) => ({ value, label: SERIES_LABELS[value] }));
const STATUS_OPTIONS = SERMON_STATUSES.map((value) => ({
  value,
  label: value.charAt(0).toUpperCase() + value.slice(1),
}));

/** The fields of a sermon; its files follow them. */
export function SermonFormFields({ form }: ResourceFieldsProps<PublicSermon, SermonFormInput, SermonInput>) {
  const bind = bindFields(form);
  return (
    <>
      <TextField label="Title" required {...bind('title')} />
      <FormRow>
        <TextField label="Speaker" required {...bind('speaker')} />
        <TextField label="Date" type="date" required {...bind('sermon_date')} />
      </FormRow>
      <TextAreaField label="Description" required {...bind('description')} />
      <FormRow>
        <SelectField label="Series" required options={SERIES_OPTIONS} {...bind('series')} />
        <SelectField label="Status" required options={STATUS_OPTIONS} {...bind('status')} />
      </FormRow>
      <TextField
        label="Scripture reference"
        help="For example Matthew 25:1-13."
        {...bind('scripture_reference')}
      />
      <FormHtml form={form} name="sermon_text" label="Sermon text" />
      <TextField
        label="Note about the recording"
        help="Stands beside the player. For example: The first minutes are missing."
        {...bind('audio_note')}
      />
      <FormTags form={form} name="tags" label="Tags" />
      <CheckboxField label="Featured" help="Featured sermons carry a badge." {...bind('is_featured')} />
    </>
  );
}
