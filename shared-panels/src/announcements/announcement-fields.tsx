import {
  ANNOUNCEMENT_AUDIENCES,
  ANNOUNCEMENT_CATEGORIES,
  ANNOUNCEMENT_PRIORITIES,
} from '@narthex/shared-contracts/closed-lists';
import type {
  Announcement,
  AnnouncementFormInput,
  AnnouncementInput,
} from '@narthex/shared-contracts/schemas/announcements';
import {
  CheckboxField,
  DateTimeField,
  FormRow,
  SelectField,
  TextAreaField,
  TextField,
} from '@narthex/shared-ui';
import { toOptions } from '../choice-labels';
import { bindFields } from '../resource-panel/form/fields/bind-fields';
import { FormPicture } from '../resource-panel/form/fields/form-picture';
import type { ResourceFieldsProps } from '../resource-panel/form/resource-form-definition';

/** The fields of an announcement, in one column. */
export function AnnouncementFields({
  form,
}: ResourceFieldsProps<Announcement, AnnouncementFormInput, AnnouncementInput>) {
  const bind = bindFields(form);
  return (
    <>
      <TextField label="Title" required {...bind('title')} />
      <TextAreaField label="Content" required rows={6} {...bind('content')} />
      <FormRow>
        <SelectField label="Category" options={toOptions(ANNOUNCEMENT_CATEGORIES)} {...bind('category')} />
        <SelectField label="Priority" options={toOptions(ANNOUNCEMENT_PRIORITIES)} {...bind('priority')} />
      </FormRow>
      <SelectField
        label="For whom"
        options={toOptions(ANNOUNCEMENT_AUDIENCES, { all: 'Everybody' })}
        {...bind('target_audience')}
      />
      <FormRow>
        <DateTimeField
          kind="date"
          label="First day"
          help="Empty: it is shown at once."
          {...bind('start_date')}
        />
        <DateTimeField
          kind="date"
          label="Last day"
          help="Empty: it stays until you switch it off."
          {...bind('end_date')}
        />
      </FormRow>
      <FormRow>
        <TextField label="Time" help="Such as 2:00 PM." {...bind('event_time')} />
        <TextField label="Place" {...bind('event_location')} />
      </FormRow>
      <FormRow>
        <TextField
          label="What has to be done"
          help="Such as: sign up at the desk."
          {...bind('action_required')}
        />
        <DateTimeField kind="date" label="Until when" {...bind('action_deadline')} />
      </FormRow>
      <TextField
        label="Link"
        help="What it is about: /Events/12, or a link that starts with https://."
        {...bind('link_url')}
      />
      <TextField label="Contact" help="Whom to ask: a name, a number." {...bind('contact_info')} />
      <FormPicture form={form} name="image_url" />
      <CheckboxField
        label="Active"
        help="Only active announcements are shown to visitors."
        {...bind('is_active')}
      />
      <CheckboxField
        label="Featured"
        help="The most urgent featured one is the banner of the home page."
        {...bind('is_featured')}
      />
    </>
  );
}
