import { zodResolver } from '@hookform/resolvers/zod';
import { CONTENT_SECTION_KEYS } from '@narthex/shared-contracts/closed-lists';
import {
  keyedSectionInputSchema,
  type ContentSection,
  type SectionFormInput,
  type SectionInput,
} from '@narthex/shared-contracts/schemas/homepage';
import { CheckboxField, FormRow, SelectField, TextAreaField, TextField } from '@narthex/shared-ui';
import { createResourceForm } from '../resource-panel/form/create-resource-form';
import type { ResourceFieldsProps } from '../resource-panel/form/resource-form-definition';
import { FormPicture } from '../resource-panel/form/fields/form-picture';
import { SECTION_LABELS } from './section-labels';

/** A key has one section: an existing one keeps its own, a new one takes one that is free. */
const listKeys = (row: ContentSection | undefined, rows: readonly ContentSection[]) =>
  CONTENT_SECTION_KEYS.filter((key) =>
    row ? key === row.section_key : rows.every(({ section_key: taken }) => taken !== key),
  );

function SectionFields({
  form,
  row,
  rows,
}: ResourceFieldsProps<ContentSection, SectionFormInput, SectionInput>) {
  const { register, formState } = form;
  const { errors } = formState;
  return (
    <>
      <SelectField
        label="Section"
        required
        options={listKeys(row, rows).map((value) => ({ value, label: SECTION_LABELS[value] }))}
        {...register('section_key')}
        error={errors.section_key?.message}
      />
      <TextField label="Title" {...register('title')} error={errors.title?.message} />
      <TextField label="Subtitle" {...register('subtitle')} error={errors.subtitle?.message} />
      <TextAreaField
        label="Content"
        required
        rows={7}
        {...register('content')}
        error={errors.content?.message}
      />
      <FormPicture form={form} name="image_url" />
      <FormRow>
        <TextField
          label="Button text"
          help="Without a text there is no button."
          {...register('button_text')}
          error={errors.button_text?.message}
        />
        <TextField
          label="Button link"
          inputMode="url"
          help="A web address, or a path of this site."
          {...register('button_link')}
          error={errors.button_link?.message}
        />
      </FormRow>
      <CheckboxField
        label="Active"
        help="Only active sections are on the home page."
        {...register('is_active')}
        error={errors.is_active?.message}
      />
    </>
  );
}

export default createResourceForm<ContentSection, SectionFormInput, SectionInput, SectionInput>({
  resolver: zodResolver(keyedSectionInputSchema),
  getEmptyValues: (rows) => ({
    section_key: listKeys(undefined, rows)[0] ?? 'about_us',
    title: '',
    subtitle: '',
    content: '',
    image_url: '',
    button_text: '',
    button_link: '',
    is_active: true,
  }),
  getValues: (section) => ({
    section_key: section.section_key,
    title: section.title ?? '',
    subtitle: section.subtitle ?? '',
    content: section.content,
    image_url: section.image_url ?? '',
    button_text: section.button_text ?? '',
    button_link: section.button_link ?? '',
    is_active: section.is_active,
  }),
  buildBody: (section) => section,
  fieldLabels: {
    section_key: 'Section',
    title: 'Title',
    subtitle: 'Subtitle',
    content: 'Content',
    image_url: 'Picture',
    button_text: 'Button text',
    button_link: 'Button link',
    is_active: 'Active',
  },
  Fields: SectionFields,
});
