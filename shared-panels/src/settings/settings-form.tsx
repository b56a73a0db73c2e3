import { zodResolver } from '@hookform/resolvers/zod';
import {
  settingsInputSchema,
  type Settings,
  type SettingsFormInput,
  type SettingName,
  type SettingsInput,
} from '@narthex/shared-contracts/schemas/settings';
import { FormRow, SelectField, TextAreaField, TextField } from '@narthex/shared-ui';
import { useWatch, type Resolver } from 'react-hook-form';
import { createResourceForm } from '../resource-panel/form/create-resource-form';
import { ProposalNotice } from '../resource-panel/form/draft-notice';
import { useFields } from '../resource-panel/form/fields/bind-fields';
import type { ResourceFieldsProps } from '../resource-panel/form/resource-form-definition';
import { SETTING_LABELS } from './setting-labels';
import styles from './settings-form.module.css';

/** The options are codes of languages, as the setting stores them. */
const LANGUAGE_OPTIONS = [
  { value: 'en', label: 'English' },
  { value: 'en,sw', label: 'English and Swahili' },
];

const SECOND_FACTOR_OPTIONS = [
  { value: 'false', label: 'They choose' },
  { value: 'true', label: 'Required' },
];

const SAMPLE_OPTIONS = [
  { value: 'true', label: 'Show examples' },
  { value: 'false', label: 'Show none' },
];

type Values = Record<SettingName, string>;
type FieldsProps = ResourceFieldsProps<Settings, Values, SettingsInput>;

function SettingsFields({ form, row }: FieldsProps) {
  const bind = useFields(form);
  const [product, slug, timeZone] = useWatch({
    control: form.control,
    name: ['product', 'slug', 'time_zone'],
  });
  return (
    <>
      <h2 className={styles.heading}>Identity</h2>
      <FormRow>
        <TextField required {...bind('name')} />
        <TextField
          required
          help={`The page about the congregation is /About${product}`}
          {...bind('product')}
        />
      </FormRow>
      {row && product !== row.product ? (
        <ProposalNotice>{`Links to /About${row.product} will no longer open. Tell people the new one before you save.`}</ProposalNotice>
      ) : null}
      <TextField
        required
        autoCapitalize="none"
        help={`Other apps ask this site for the texts about the church by “about_${slug}”. The texts move along.`}
        {...bind('slug')}
      />
      <TextField {...bind('tagline')} />
      <TextField {...bind('motto')} />
      <TextAreaField rows={4} {...bind('about')} />
      <TextField
        required
        help="Dates and times are shown in it, such as Africa/Nairobi."
        {...bind('time_zone')}
      />
      {row && timeZone !== row.time_zone ? (
        <ProposalNotice>{`Planned events keep their moment, not the time shown in ${row.time_zone}. Check their times after you have saved.`}</ProposalNotice>
      ) : null}
      <SelectField
        required
        options={LANGUAGE_OPTIONS}
        help="The public pages, the member area and the dashboards."
        {...bind('languages')}
      />
      <SelectField
        required
        options={SAMPLE_OPTIONS}
        help="The home page and the list of events show them, and say that their dates are not fixed."
        {...bind('has_sample_events')}
      />
      <TextField
        required
        inputMode="decimal"
        help="From 1 to 60. Visitors can always pause the slides."
        {...bind('slide_interval_seconds')}
      />
      <h2 className={styles.heading}>Contacts</h2>
      <FormRow>
        <TextField inputMode="tel" {...bind('phone')} />
        <TextField inputMode="email" {...bind('email')} />
      </FormRow>
      <TextField {...bind('meeting_place')} />
      <TextAreaField rows={2} {...bind('address')} />
      <TextAreaField rows={3} {...bind('directions')} />
      <TextField inputMode="url" {...bind('map_url')} />
      <h2 className={styles.heading}>Giving</h2>
      <FormRow>
        <TextField inputMode="numeric" {...bind('giving_paybill')} />
        <TextField {...bind('giving_account')} />
      </FormRow>
      <FormRow>
        <TextField inputMode="numeric" {...bind('giving_send_money')} />
        <TextField {...bind('giving_account_holder')} />
      </FormRow>
      <h2 className={styles.heading}>Social links</h2>
      {(['whatsapp_invite', 'whatsapp', 'facebook', 'youtube', 'instagram', 'x'] as const).map((name) => (
        <TextField key={name} inputMode="url" {...bind(name)} />
      ))}
      <h2 className={styles.heading}>Records</h2>
      <TextField
        required
        inputMode="numeric"
        help="Older entries are deleted for good."
        {...bind('audit_retention_days')}
      />
      <TextField
        required
        inputMode="numeric"
        help="What browsers report of each part of the site. Older figures are deleted for good."
        {...bind('report_retention_days')}
      />
      <TextField
        required
        inputMode="numeric"
        help="Counted from when an inquiry is closed, or from the day of a planned visit. Older ones are deleted for good, with their replies."
        {...bind('inquiry_retention_days')}
      />
      <h2 className={styles.heading}>Safety</h2>
      <SelectField
        required
        options={SECOND_FACTOR_OPTIONS}
        help="Administrators and the communication department. Those without it are signed out when you save, and set it up when they sign in again."
        {...bind('requires_second_factor')}
      />
    </>
  );
}

export default createResourceForm<Settings, Values, SettingsInput, SettingsFormInput>({
  // Empty fields hold '', whereas the schema also accepts null.
  resolver: zodResolver(settingsInputSchema) as unknown as Resolver<Values, unknown, SettingsInput>,

  fieldLabels: SETTING_LABELS,
  translatable: {
    tagline: 'text',
    motto: 'text',
    about: 'multiline',
    meeting_place: 'text',
    address: 'multiline',
    directions: 'multiline',
  },
  Fields: SettingsFields,
});
