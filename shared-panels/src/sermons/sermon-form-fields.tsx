import { SERMON_SERIES, SERMON_STATUSES } from '@narthex/shared-contracts/enums';
import type { PublicSermon, SermonFormInput, SermonInput } from '@narthex/shared-contracts/schemas/sermons';
import { t } from '@narthex/shared-contracts/translate';
import { CheckboxField, FormRow, SelectField, TextAreaField, TextField } from '@narthex/shared-ui';
import { useWatch } from 'react-hook-form';
import { toLabel, toOptions } from '../choice-labels';
import { useFields } from '../resource-panel/form/fields/bind-fields';
import { FormHtml } from '../resource-panel/form/fields/form-html';
import { FormTags } from '../resource-panel/form/fields/form-tags';
import type { ResourceFieldsProps } from '../resource-panel/form/resource-form-definition';
import { FoldedSection } from '../resource-panel/form/sections/folded-section';
import { FormSection } from '../resource-panel/form/sections/form-section';
import { SERIES_LABELS } from './sermon-labels';

const SERIES_OPTIONS = SERMON_SERIES.map((value) => ({ value, label: SERIES_LABELS[value] }));

type FieldsProps = ResourceFieldsProps<PublicSermon, SermonFormInput, SermonInput>;

/** Renders the fields of a sermon: title, date and recording first, the others grouped by subject. */
export function SermonFormFields({ form, row, renderFiles }: FieldsProps) {
  const bind = useFields(form);
  const status = useWatch({ control: form.control, name: 'status' });
  return (
    <>
      <TextField required {...bind('title')} />
      <FormRow>
        <TextField required {...bind('speaker')} />
        <TextField type="date" required {...bind('sermon_date')} />
      </FormRow>
      {renderFiles(['audio_file', 'video_file'])}
      <TextAreaField required {...bind('description')} />
      <SermonSubjects form={form} />
      <FoldedSection title="Outline and picture">{renderFiles(['pdf_file', 'thumbnail'])}</FoldedSection>
      <SermonTexts form={form} />
      {/* A draft needs no status field: the buttons of the form decide whether it is published. */}
      {row && row.status !== 'draft' ? (
        <FormSection form={form} title="On the site" fields={['status']} summary={toLabel(status ?? '')}>
          <SelectField required options={toOptions(SERMON_STATUSES)} {...bind('status')} />
        </FormSection>
      ) : null}
    </>
  );
}

/** Renders the fields that classify a sermon in the list. */
function SermonSubjects({ form }: Pick<FieldsProps, 'form'>) {
  const bind = useFields(form);
  return (
    <FormSection
      form={form}
      title="Series and Scripture"
      fields={['series', 'scripture_reference', 'tags', 'is_featured']}
      whenEmpty={SERIES_LABELS.sabbath_service}
    >
      <SelectField required options={SERIES_OPTIONS} {...bind('series')} />
      <TextField help="For example Matthew 25:1-13." {...bind('scripture_reference')} />
      <FormTags form={form} name="tags" label="Tags" />
      <CheckboxField help="Featured sermons carry a badge." {...bind('is_featured')} />
    </FormSection>
  );
}

/** Renders the texts that are read beside the recording. */
function SermonTexts({ form }: Pick<FieldsProps, 'form'>) {
  return (
    <FormSection
      form={form}
      title="Text and note"
      fields={['sermon_text', 'audio_note']}
      whenEmpty={t('None')}
    >
      <FormHtml form={form} name="sermon_text" label="Sermon text" />
      <TextField
        help="Stands beside the player. For example: The first minutes are missing."
        {...useFields(form)('audio_note')}
      />
    </FormSection>
  );
}
