import { zodResolver } from '@hookform/resolvers/zod';
import type { ChurchProject } from '@narthex/shared-contracts/schemas/homepage';
import {
  projectInputSchema,
  type ProjectFormInput,
  type ProjectInput,
} from '@narthex/shared-contracts/schemas/projects';
import { t } from '@narthex/shared-contracts/translate';
import {
  CheckboxField,
  FormRow,
  NumberField,
  SelectField,
  TextAreaField,
  TextField,
} from '@narthex/shared-ui';
import { MINISTRY_PAGE_OPTIONS } from '../../choice-labels';
import { createResourceForm } from '../../resource-panel/form/create-resource-form';
import { useFields } from '../../resource-panel/form/fields/bind-fields';
import { FormPicture } from '../../resource-panel/form/fields/picture/form-picture';
import type { ResourceFieldsProps } from '../../resource-panel/form/resource-form-definition';

function ProjectFields({ form }: ResourceFieldsProps<ChurchProject, ProjectFormInput, ProjectInput>) {
  const bind = useFields(form);
  return (
    <>
      <TextField required {...bind('title')} />
      <TextAreaField required rows={5} {...bind('description')} />
      <FormPicture form={form} name="image_url" />
      <FormRow>
        <NumberField min={0} {...bind('goal_amount')} />
        <NumberField min={0} {...bind('raised_amount')} />
      </FormRow>
      <TextField inputMode="url" help="A web address, or a path of this site." {...bind('link')} />
      <SelectField
        help="That page shows the goal and what is raised so far."
        options={MINISTRY_PAGE_OPTIONS}
        {...bind('ministry_page')}
      />
      <CheckboxField help="Featured projects are on the home page." {...bind('is_featured')} />
    </>
  );
}

export default createResourceForm<ChurchProject, ProjectFormInput, ProjectInput, ProjectInput>({
  resolver: zodResolver(projectInputSchema),
  firstValues: { is_featured: false },

  fieldLabels: {
    title: 'Title',
    description: 'Description',
    image_url: t('Picture'),
    goal_amount: t('Goal (KES)'),
    raised_amount: t('Raised so far (KES)'),
    link: t('Link'),
    is_featured: t('Featured'),
    ministry_page: t('Page of a ministry'),
  },
  translatable: { title: 'text', description: 'multiline' },
  Fields: ProjectFields,
});
