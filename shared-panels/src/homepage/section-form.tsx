import { zodResolver } from '@hookform/resolvers/zod';
import { CONTENT_SECTION_KEYS } from '@narthex/shared-contracts/enums';
import {
  keyedSectionInputSchema,
  type ContentSection,
  type SectionFormInput,
  type SectionInput,
} from '@narthex/shared-contracts/schemas/homepage';
import { t } from '@narthex/shared-contracts/translate';
import { CheckboxField, FormRow, SelectField, TextAreaField, TextField } from '@narthex/shared-ui';
import { createResourceForm } from '../resource-panel/form/create-resource-form';
import { useFields } from '../resource-panel/form/fields/bind-fields';
import type { ResourceFieldsProps } from '../resource-panel/form/resource-form-definition';
import { FormPicture } from '../resource-panel/form/fields/picture/form-picture';
import { SECTION_LABELS } from './section-labels';

/** Each key has at most one section: a stored section keeps its key, and a new one gets a free key. */
const listKeys = (row: ContentSection | undefined, rows: readonly ContentSection[]) =>
  CONTENT_SECTION_KEYS.filter((key) =>
    row ? key === row.section_key : rows.every(({ section_key: taken }) => taken !== key),
  );

function SectionFields({
  form,
  row,
  rows,
}: ResourceFieldsProps<ContentSection, SectionFormInput, SectionInput>) {
  const bind = useFields(form);
  return (
    <>
      <SelectField
        required
        options={listKeys(row, rows).map((value) => ({ value, label: SECTION_LABELS[value] }))}
        {...bind('section_key')}
      />
      <TextField {...bind('title')} />
      <TextField {...bind('subtitle')} />
      <TextAreaField required rows={8} help="An empty line begins a new paragraph." {...bind('content')} />
      <FormPicture form={form} name="image_url" />
      <FormRow>
        <TextField help="Without a text there is no button." {...bind('button_text')} />
        <TextField inputMode="url" help="A web address, or a path of this site." {...bind('button_link')} />
      </FormRow>
      <CheckboxField help="Only active sections are on the home page." {...bind('is_active')} />
    </>
  );
}

export default createResourceForm<ContentSection, SectionFormInput, SectionInput, SectionInput>({
  resolver: zodResolver(keyedSectionInputSchema),
  firstValues: (rows) => ({ section_key: listKeys(undefined, rows)[0] ?? 'about_us', is_active: true }),

  fieldLabels: {
    section_key: t('Section'),
    title: 'Title',
    subtitle: t('Subtitle'),
    content: 'Content',
    image_url: t('Picture'),
    button_text: t('Button text'),
    button_link: t('Button link'),
    is_active: t('Active'),
  },
  translatable: { title: 'text', subtitle: 'text', content: 'multiline', button_text: 'text' },
  Fields: SectionFields,
});
