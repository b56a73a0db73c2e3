import { zodResolver } from '@hookform/resolvers/zod';
import { aboutSectionTextSchema } from '@narthex/shared-contracts/schemas/about';
import { TextField } from '@narthex/shared-ui';
import { createResourceForm } from '../resource-panel/form/create-resource-form';
import { useFields } from '../resource-panel/form/fields/bind-fields';
import { FormHtml } from '../resource-panel/form/fields/form-html';
import type { ResourceFieldsProps } from '../resource-panel/form/resource-form-definition';
import type { ManagedSection, SectionBody } from './about-pages';

function SectionFields({ form }: ResourceFieldsProps<ManagedSection, SectionBody, SectionBody>) {
  return (
    <>
      <TextField {...useFields(form)('title')} />
      <FormHtml form={form} name="content" label="Content" />
    </>
  );
}

export default createResourceForm<ManagedSection, SectionBody, SectionBody, SectionBody>({
  resolver: zodResolver(aboutSectionTextSchema),

  fieldLabels: { title: 'Title', content: 'Content' },
  translatable: { title: 'text', content: 'html' },
  Fields: SectionFields,
});
