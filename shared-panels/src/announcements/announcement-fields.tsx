import {
  ANNOUNCEMENT_AUDIENCES,
  ANNOUNCEMENT_CATEGORIES,
  ANNOUNCEMENT_PRIORITIES,
} from '@narthex/shared-contracts/enums';
import type {
  Announcement,
  AnnouncementFormInput,
  AnnouncementInput,
} from '@narthex/shared-contracts/schemas/announcements';
import { t } from '@narthex/shared-contracts/translate';
import {
  CheckboxField,
  DateTimeField,
  FormRow,
  SelectField,
  TextAreaField,
  TextField,
} from '@narthex/shared-ui';
import { useWatch } from 'react-hook-form';
import { toOptions } from '../choice-labels';
import { useFields } from '../resource-panel/form/fields/bind-fields';
import { FormPicture } from '../resource-panel/form/fields/picture/form-picture';
import type { ResourceFieldsProps } from '../resource-panel/form/resource-form-definition';
import { FormSection } from '../resource-panel/form/sections/form-section';

type FieldsProps = ResourceFieldsProps<Announcement, AnnouncementFormInput, AnnouncementInput>;

/** Renders the fields of an announcement: the main ones first, the others grouped by subject. */
export function AnnouncementFields({ form, row }: FieldsProps) {
  const bind = useFields(form);
  return (
    <>
      <TextField required {...bind('title')} />
      <TextAreaField required rows={6} {...bind('content')} />
      <FormRow>
        <DateTimeField kind="date" help="Empty: it is shown at once." {...bind('start_date')} />
        <DateTimeField kind="date" help="Empty: it stays until you switch it off." {...bind('end_date')} />
      </FormRow>
      <FormRow>
        <TextField help="Such as 2:00 PM." {...bind('event_time')} />
        <TextField {...bind('event_location')} />
      </FormRow>
      <Audience form={form} />
      <ActionFields form={form} />
      <FormSection form={form} title="Illustration" fields={['image_url']} whenEmpty={t('None')}>
        <FormPicture form={form} name="image_url" />
      </FormSection>
      <VisibilityFields form={form} row={row} />
    </>
  );
}

function Audience({ form }: Pick<FieldsProps, 'form'>) {
  const bind = useFields(form);
  return (
    <FormSection
      form={form}
      title="Who it is for"
      fields={['category', 'priority', 'target_audience']}
      whenEmpty={t('Everybody')}
    >
      <FormRow>
        <SelectField options={toOptions(ANNOUNCEMENT_CATEGORIES)} {...bind('category')} />
        <SelectField options={toOptions(ANNOUNCEMENT_PRIORITIES)} {...bind('priority')} />
      </FormRow>
      <SelectField
        options={toOptions(ANNOUNCEMENT_AUDIENCES, { all: t('Everybody') })}
        {...bind('target_audience')}
      />
    </FormSection>
  );
}

function ActionFields({ form }: Pick<FieldsProps, 'form'>) {
  const bind = useFields(form);
  return (
    <FormSection
      form={form}
      title="What to do and whom to ask"
      fields={['action_required', 'action_deadline', 'link_url', 'contact_info']}
      whenEmpty={t('Nothing')}
    >
      <FormRow>
        <TextField help="Such as: sign up at the desk." {...bind('action_required')} />
        <DateTimeField kind="date" {...bind('action_deadline')} />
      </FormRow>
      <TextField
        help="What it is about: /Events/12, or a link that starts with https://."
        {...bind('link_url')}
      />
      <TextField help="Whom to ask: a name, a number." {...bind('contact_info')} />
    </FormSection>
  );
}

function VisibilityFields({ form, row }: Pick<FieldsProps, 'form' | 'row'>) {
  const bind = useFields(form);
  const [isActive, isFeatured] = useWatch({ control: form.control, name: ['is_active', 'is_featured'] });
  const places = isFeatured ? t('Announcements and home page') : t('Announcements');
  return (
    <FormSection
      form={form}
      title="Where it is shown"
      fields={['is_active', 'is_featured']}
      summary={row?.is_active && !isActive ? 'Nowhere' : places}
    >
      {/* A draft needs no status field: the buttons of the form decide whether it is published. */}
      {row?.is_active ? (
        <CheckboxField help="Only active announcements are shown to visitors." {...bind('is_active')} />
      ) : null}
      <CheckboxField
        help="The most urgent featured one is the banner of the home page."
        {...bind('is_featured')}
      />
    </FormSection>
  );
}
