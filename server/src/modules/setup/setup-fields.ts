import { LANGUAGES } from '@narthex/shared-contracts/languages';
import type { SetupFormInput } from '@narthex/shared-contracts/schemas/setup';
import { t } from '@narthex/shared-contracts/translate';

export type SetupField = Exclude<keyof SetupFormInput, 'password_confirmation'>;

interface Choice {
  readonly value: string;
  readonly label: string;
}

/** Describes a question about a new site, which the form in the browser and the command ask alike. */
export interface SetupQuestion {
  readonly name: SetupField;
  readonly label: string;
  readonly help?: string;
  readonly isRequired?: boolean;
  /** Is given until somebody answers. */
  readonly byDefault?: string;
  readonly kind?: 'text' | 'lines' | 'email' | 'tel' | 'password' | 'checkbox' | 'choice';
  readonly choices?: readonly Choice[];
  /** Says to browsers what they may fill in. */
  readonly autocomplete?: string;
}

export interface SetupGroup {
  readonly title: string;
  readonly help?: string;
  readonly questions: readonly SetupQuestion[];
}

const ZONES: readonly Choice[] = [...new Set(['UTC', ...Intl.supportedValuesOf('timeZone')])].map((zone) => ({
  value: zone,
  label: zone,
}));

const LANGUAGE_CHOICES: readonly Choice[] = [
  { value: LANGUAGES.slice(0, 1).join(','), label: t('English') },
  { value: LANGUAGES.join(','), label: t('English and Swahili') },
];

export const SETUP_GROUPS: readonly SetupGroup[] = [
  {
    title: t('The church'),
    questions: [
      {
        name: 'name',
        label: t('Name of the church'),
        help: t('As people know it, such as Mwangaza Campus Church.'),
        isRequired: true,
        autocomplete: 'organization',
      },
      {
        name: 'product',
        label: t('Short name'),
        help: t('One word of letters and digits. It becomes part of a web address, such as /AboutMwangaza.'),
        isRequired: true,
      },
      {
        name: 'meeting_place',
        label: t('Meeting place'),
        help: t('Where people worship, such as Main Assembly Hall.'),
      },
      { name: 'address', label: t('Postal address'), kind: 'lines', autocomplete: 'street-address' },
      {
        name: 'time_zone',
        label: t('Time zone'),
        help: t('Dates and times of the site are shown in it.'),
        isRequired: true,
        byDefault: 'Africa/Nairobi',
        kind: 'choice',
        choices: ZONES,
      },
      {
        name: 'languages',
        label: t('Languages of the site'),
        isRequired: true,
        byDefault: 'en',
        kind: 'choice',
        choices: LANGUAGE_CHOICES,
      },
      {
        name: 'email',
        label: t('Email address of the church office'),
        help: t('Visitors see it, and emails of the site come from it.'),
        kind: 'email',
      },
    ],
  },
  {
    title: t('Giving'),
    help: t('Leave empty what you do not have. You can add it later in the settings.'),
    questions: [
      { name: 'giving_paybill', label: t('Paybill') },
      { name: 'giving_account', label: t('Account') },
      { name: 'giving_send_money', label: t('Send-money number'), kind: 'tel' },
      { name: 'giving_account_holder', label: t('Account holder') },
    ],
  },
  {
    title: t('The first administrator'),
    questions: [
      { name: 'admin_first_name', label: t('First name'), isRequired: true, autocomplete: 'given-name' },
      { name: 'admin_last_name', label: t('Last name'), isRequired: true, autocomplete: 'family-name' },
      {
        name: 'admin_email',
        label: t('Email address'),
        help: t('The administrator signs in with it.'),
        isRequired: true,
        kind: 'email',
        autocomplete: 'username',
      },
      {
        name: 'password',
        label: t('Password'),
        help: t(
          'At least 8 characters. Leave it empty to get a link with which the administrator chooses one.',
        ),
        kind: 'password',
        autocomplete: 'new-password',
      },
      {
        name: 'sends_test_mail',
        label: t('Send the administrator a message now, to find out if email works'),
        kind: 'checkbox',
      },
    ],
  },
];

export const SETUP_QUESTIONS: readonly SetupQuestion[] = SETUP_GROUPS.flatMap(({ questions }) => questions);
