import { zodResolver } from '@hookform/resolvers/zod';
import { GALLERY_CATEGORIES } from '@narthex/shared-contracts/enums';
import {
  galleryInputSchema,
  type GalleryFormInput,
  type GalleryInput,
  type GalleryItem,
} from '@narthex/shared-contracts/schemas/gallery';
import { t } from '@narthex/shared-contracts/translate';
import { CheckboxField, FormRow, SelectField, TextAreaField, TextField } from '@narthex/shared-ui';
import { MINISTRY_PAGE_OPTIONS, toOptions } from '../choice-labels';
import { createResourceForm } from '../resource-panel/form/create-resource-form';
import { useFields } from '../resource-panel/form/fields/bind-fields';
import type { ResourceFieldsProps } from '../resource-panel/form/resource-form-definition';

const CATEGORY_OPTIONS = toOptions(GALLERY_CATEGORIES);

function GalleryFields({
  form,
  renderFiles,
}: ResourceFieldsProps<GalleryItem, GalleryFormInput, GalleryInput>) {
  const bind = useFields(form);
  return (
    <>
      {renderFiles()}
      <TextField required {...bind('title')} />
      <TextAreaField required {...bind('description')} />
      <FormRow>
        <SelectField required options={CATEGORY_OPTIONS} {...bind('category')} />
        <TextField type="date" {...bind('date_taken')} />
      </FormRow>
      <SelectField
        help="That page shows this picture as well."
        options={MINISTRY_PAGE_OPTIONS}
        {...bind('ministry_page')}
      />
      <CheckboxField help="Featured items carry a badge." {...bind('is_featured')} />
    </>
  );
}

export default createResourceForm<GalleryItem, GalleryFormInput, GalleryInput, GalleryInput>({
  resolver: zodResolver(galleryInputSchema),
  firstValues: { category: 'Events', is_featured: false },

  fieldLabels: {
    title: 'Title',
    description: 'Description',
    category: t('Category'),
    date_taken: t('Date taken'),
    is_featured: t('Featured'),
    ministry_page: t('Page of a ministry'),
    file_path: t('File'),
  },
  files: {
    when: 'before-save',
    slots: [
      {
        field: 'file_path',
        kind: 'gallery',
        label: 'Picture or video',
        help: 'Images up to 10MB, videos 200MB',
      },
    ],
    hasFile: (item) => item.file_path !== null,
  },
  translatable: { title: 'text', description: 'multiline' },
  Fields: GalleryFields,
});
