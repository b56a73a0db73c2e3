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
import { bindFields } from '../../resource-panel/form/fields/bind-fields';
import { FormPicture } from '../../resource-panel/form/fields/picture/form-picture';
import type { ResourceFieldsProps } from '../../resource-panel/form/resource-form-definition';

function ProjectFields({ form }: ResourceFieldsProps<ChurchProject, ProjectFormInput, ProjectInput>) {
  const bind = bindFields(form);
  return (
    <>
      <TextField label="Title" required {...bind('title')} />
      <TextAreaField label="Description" required rows={5} {...bind('description')} />
      <FormPicture form={form} name="image_url" />
      <FormRow>
        <NumberField label="Goal (KES)" min={0} {...bind('goal_amount')} />
        <NumberField label="Raised so far (KES)" min={0} {...bind('raised_amount')} />
      </FormRow>
      <TextField
        label="Link"
        inputMode="url"
        help="A web address, or a path of this site."
        {...bind('link')}
      />
      <SelectField
        label="Page of a ministry"
        help="That page shows the goal and what is raised so far."
        options={MINISTRY_PAGE_OPTIONS}
        {...bind('ministry_page')}
      />
      <CheckboxField
        label="Featured"
        help="Featured projects are on the home page."
        {...bind('is_featured')}
      />
    </>
  );
}

const toText = (amount: number | null) => (amount === null ? '' : String(amount));

export default createResourceForm<ChurchProject, ProjectFormInput, ProjectInput, ProjectInput>({
  resolver: zodResolver(projectInputSchema),
  getEmptyValues: () => ({
    title: '',
    description: '',
    image_url: '',
    goal_amount: '',
    raised_amount: '',
    link: '',
    is_featured: false,
    ministry_page: '',
  }),
  getValues: (project) => ({
    title: project.title,
    description: project.description,
    image_url: project.image_url ?? '',
    goal_amount: toText(project.goal_amount),
    raised_amount: toText(project.raised_amount),
    link: project.link ?? '',
    is_featured: project.is_featured,
    ministry_page: project.ministry_page ?? '',
  }),
  buildBody: (project) => project,
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
