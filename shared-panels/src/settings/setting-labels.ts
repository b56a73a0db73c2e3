import type { SettingsInput } from '@narthex/shared-contracts/schemas/settings';

/** What each setting is called, in the order of the form. */
export const SETTING_LABELS: Readonly<Record<keyof SettingsInput, string>> = {
  name: 'Name',
  product: 'Short name',
  tagline: 'Tagline',
  motto: 'Motto',
  about: 'About',
  time_zone: 'Time zone',
  slide_interval_seconds: 'Seconds that a slide of the home page stays',
  phone: 'Phone',
  email: 'Email',
  meeting_place: 'Meeting place',
  address: 'Postal address',
  directions: 'Directions',
  map_url: 'Map link',
  giving_paybill: 'Paybill',
  giving_account: 'Account',
  giving_send_money: 'Send-money number',
  giving_account_holder: 'Account holder',
  whatsapp_invite: 'WhatsApp group invitation',
  whatsapp: 'WhatsApp channel',
  facebook: 'Facebook',
  youtube: 'YouTube',
  instagram: 'Instagram',
  x: 'X',
  audit_retention_days: 'Days that the activity log is kept',
};
