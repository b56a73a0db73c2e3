import type { PageContentField } from '@narthex/shared-contracts/enums';
import type { PageFieldsInput } from '@narthex/shared-contracts/schemas/page-content';
import { Badge, TextAreaField, TextField } from '@narthex/shared-ui';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { bindFields } from '../resource-panel/form/fields/bind-fields';
import { FormHtml } from '../resource-panel/form/fields/form-html';
import { FormPicture } from '../resource-panel/form/fields/picture/form-picture';
import { FoldedSection } from '../resource-panel/form/sections/folded-section';
import { TranslatedTexts } from '../resource-panel/form/translations/translated-texts';
import { getTranslatable, type PageValues } from './managed-page';

interface FieldSectionProps {
  form: UseFormReturn<PageValues, unknown, PageFieldsInput>;
  name: PageContentField;
  label: string;
}

const PART_LABELS = { title: 'Title', content: 'Content' };

/** Renders one of the twelve fields. When closed, it shows whether the field has content. */
export function FieldSection({ form, name, label }: FieldSectionProps) {
  const { title, content, image_url: picture } = useWatch({ control: form.control, name });
  const bind = bindFields(form);
  return (
    <FoldedSection
      title={label}
      summary={title || content || picture ? <Badge tone="good">Filled</Badge> : <Badge>Empty</Badge>}
      startsOpen={name === 'hero_title'}
      hasError={name in form.formState.errors}
      isLazy
    >
      <TextField label="Title" {...bind(`${name}.title`)} />
      {name === 'gallery_images' ? (
        <TextAreaField
          label="Content"
          help="The web addresses of the pictures, with commas between them."
          {...bind(`${name}.content`)}
        />
      ) : (
        <FormHtml form={form} name={`${name}.content`} label="Content" />
      )}
      <FormPicture form={form} name={`${name}.image_url`} />
      <TranslatedTexts form={form} fields={getTranslatable(name)} labels={PART_LABELS} prefix={`${name}.`} />
    </FoldedSection>
  );
}
