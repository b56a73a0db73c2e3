import { SERMON_SERIES, SERMON_STATUSES } from '@narthex/shared-contracts/closed-lists';
import type { PublicSermon, SermonFormInput, SermonInput } from '@narthex/shared-contracts/schemas/sermons';
import {
  CheckboxField,
  FormRow,
  RichTextField,
  SelectField,
  TagsField,
  TextAreaField,
  TextField,
} from '@narthex/shared-ui';
import { Controller } from 'react-hook-form';
import type { ResourceFieldsProps } from '../resource-panel/form/resource-form-definition';
import { SERIES_LABELS } from './sermon-labels';

const SERIES_OPTIONS = SERMON_SERIES.map((value) => ({ value, label: SERIES_LABELS[value] }));
const STATUS_OPTIONS = SERMON_STATUSES.map((value) => ({
  value,
  label: value.charAt(0).toUpperCase() + value.slice(1),
}));

/** The fields of a sermon; its files follow them. */
export function SermonFormFields({ form }: ResourceFieldsProps<PublicSermon, SermonFormInput, SermonInput>) {
  const { register, control, formState } = form;
  const { errors } = formState;
  return (
    <>
      <TextField label="Title" required {...register('title')} error={errors.title?.message} />
      <FormRow>
        <TextField label="Speaker" required {...register('speaker')} error={errors.speaker?.message} />
        <TextField
          label="Date"
          type="date"
          required
          {...register('sermon_date')}
          error={errors.sermon_date?.message}
        />
      </FormRow>
      <TextAreaField
        label="Description"
        required
        {...register('description')}
        error={errors.description?.message}
      />
      <FormRow>
        <SelectField
          label="Series"
          required
          options={SERIES_OPTIONS}
          {...register('series')}
          error={errors.series?.message}
        />
        <SelectField
          label="Status"
          required
          options={STATUS_OPTIONS}
          {...register('status')}
          error={errors.status?.message}
        />
      </FormRow>
      <TextField
        label="Scripture reference"
        help="For example Matthew 25:1-13."
        {...register('scripture_reference')}
        error={errors.scripture_reference?.message}
      />
      <Controller
        control={control}
        name="sermon_text"
        render={({ field, fieldState }) => (
          <RichTextField
            label="Sermon text"
            {...field}
            value={field.value ?? ''}
            error={fieldState.error?.message}
          />
        )}
      />
      <Controller
        control={control}
        name="tags"
        render={({ field, fieldState }) => (
          <TagsField
            label="Tags"
            {...field}
            value={Array.isArray(field.value) ? field.value : []}
            error={fieldState.error?.message}
          />
        )}
      />
      <CheckboxField
        label="Featured"
        help="Featured sermons carry a badge."
        {...register('is_featured')}
        error={errors.is_featured?.message}
      />
    </>
  );
}
