import { settingsInputSchema, settingsSchema } from './settings';
import { getMessages } from '../testing';

const at = (length: number) => 'a'.repeat(length);

const FORM = {
  name: 'Mwangaza Church',
  product: 'Mwangaza',
  slug: 'mwangaza',
  tagline: 'A campus church',
  motto: 'Arise and shine',
  about: 'We worship on the campus.',
  address: 'University Way',
  directions: 'Behind the library',
  meeting_place: 'Main Assembly Hall',
  time_zone: 'Africa/Nairobi',
  languages: 'en,sw',
  has_sample_events: 'true',
  slide_interval_seconds: '6',
  map_url: 'https://maps.example/mwangaza',
  phone: '0700 000 044',
  email: 'office@demo.test',
  whatsapp_invite: 'https://chat.example/mwangaza',
  giving_paybill: '247 247',
  giving_account: 'TITHE',
  giving_send_money: '+254 700 000 044',
  giving_account_holder: 'Akinyi Odhiambo',
  facebook: 'https://facebook.example/mwangaza',
  youtube: 'https://youtube.example/mwangaza',
  instagram: 'https://instagram.example/mwangaza',
  x: 'https://x.example/mwangaza',
  whatsapp: 'https://whatsapp.example/mwangaza',
  audit_retention_days: '730',
  report_retention_days: '90',
  inquiry_retention_days: '365',
  requires_second_factor: 'false',
};
const messages = (changes: object) => getMessages(settingsInputSchema, { ...FORM, ...changes });

/** These fields may be left empty. */
const OPTIONAL_FIELDS = [
  'tagline',
  'motto',
  'about',
  'address',
  'directions',
  'meeting_place',
  'map_url',
  'phone',
  'email',
  'whatsapp_invite',
  'giving_paybill',
  'giving_account',
  'giving_send_money',
  'giving_account_holder',
  'facebook',
  'youtube',
  'instagram',
  'x',
  'whatsapp',
] as const;
const LINK_FIELDS = [
  'map_url',
  'whatsapp_invite',
  'facebook',
  'youtube',
  'instagram',
  'x',
  'whatsapp',
] as const;

describe('the settings', () => {
  it('are saved with every text trimmed', () => {
    expect(settingsInputSchema.parse(FORM)).toEqual(FORM);
    const spaced = Object.fromEntries(Object.entries(FORM).map(([name, value]) => [name, ` ${value} `]));
    expect(settingsInputSchema.parse(spaced)).toEqual(FORM);
  });

  it.each(OPTIONAL_FIELDS)('may lack %s', (field) => {
    const { [field]: _, ...rest } = FORM;
    expect(settingsInputSchema.parse(rest)[field]).toBe('');
    expect(settingsInputSchema.parse({ ...FORM, [field]: ' ' })[field]).toBe('');
    expect(settingsInputSchema.parse({ ...FORM, [field]: null })[field]).toBe('');
  });

  it.each([
    ['name', 60],
    ['product', 30],
    ['tagline', 120],
    ['motto', 200],
    ['about', 2000],
    ['address', 300],
    ['directions', 1000],
    ['meeting_place', 120],
    ['giving_account', 40],
    ['giving_account_holder', 80],
  ])('hold a %s of at most %d characters', (field, length) => {
    expect(messages({ [field]: at(length) })).toEqual({});
    expect(messages({ [field]: at(length + 1) })).toEqual({ [field]: `At most ${length} characters` });
  });

  it.each([
    [{ name: ' ' }, { name: 'Name is required' }],
    [{ product: '' }, { product: 'Short name is required' }],
    [{ time_zone: '' }, { time_zone: 'Time zone is required' }],
    [{ time_zone: at(61) }, { time_zone: 'At most 60 characters' }],
    [{ languages: '' }, { languages: 'Choose the languages of the site' }],
    [{ languages: at(21) }, { languages: 'At most 20 characters' }],
    [
      { slide_interval_seconds: '' },
      { slide_interval_seconds: 'A number of seconds from 1 to 60, such as 6' },
    ],
    [{ slide_interval_seconds: '6.00000' }, { slide_interval_seconds: 'At most 6 characters' }],
    [{ giving_paybill: '1'.repeat(20) }, {}],
    [{ giving_paybill: '1'.repeat(21) }, { giving_paybill: 'At most 20 characters' }],
    [{ giving_send_money: '1'.repeat(20) }, {}],
    [{ giving_send_money: '1'.repeat(21) }, { giving_send_money: 'At most 20 characters' }],
    [{ audit_retention_days: '' }, { audit_retention_days: 'A number of days from 90 to 3650' }],
    [{ audit_retention_days: '100000' }, { audit_retention_days: 'At most 5 characters' }],
    [{ report_retention_days: '' }, { report_retention_days: 'A number of days from 14 to 365' }],
    [{ report_retention_days: '100000' }, { report_retention_days: 'At most 5 characters' }],
  ])('judge %j', (changes, expected) => {
    expect(messages(changes)).toEqual(expected);
  });

  it.each(['M', 'm', 'Z', 'z', 'Mwangaza2', 'mwangazaZ9'])('take the short name %p', (product) => {
    expect(messages({ product })).toEqual({});
  });

  it.each(['2Mwangaza', '-Mwangaza', '/Mwangaza', 'Mwangaza!', 'Mwangaza Church', 'Mwa-ngaza', 'Wangũ'])(
    'refuse the short name %p, which could not stand in a URL',
    (product) => {
      expect(messages({ product })).toEqual({
        product: 'Only letters and digits, beginning with a letter',
      });
    },
  );

  it.each(['UTC', 'Africa/Kampala', 'Europe/London'])('take the time zone %s', (time_zone) => {
    expect(messages({ time_zone })).toEqual({});
  });

  it.each(['Mwangaza', 'Africa/Mwangaza', '6'])('refuse the time zone %s', (time_zone) => {
    expect(messages({ time_zone })).toEqual({ time_zone: 'Not a time zone, such as Africa/Nairobi' });
  });

  it.each(['en', 'en,sw'])('take the languages %s', (languages) => {
    expect(messages({ languages })).toEqual({});
  });

  it.each(['sw', 'sw,en', 'en,en', 'en,sw,sw', 'en,fr', 'fr,en', 'en,', ',en', 'en, sw', 'ensw', 'e,n'])(
    'refuse the languages %p: English is the first, and each is known and named once',
    (languages) => {
      expect(messages({ languages })).toEqual({ languages: 'Choose the languages of the site' });
    },
  );

  it.each(['1', '60', '6.25', '1.0', '60.0', '12.5'])('show a slide for %s seconds', (seconds) => {
    expect(messages({ slide_interval_seconds: seconds })).toEqual({});
  });

  it.each(['0', '0.99', '60.01', '61', '-6', '+6', '6.', '.6', '6s', '1e1', '6 0', '1.2.3', 'six'])(
    'do not show a slide for %p seconds',
    (seconds) => {
      expect(messages({ slide_interval_seconds: seconds })).toEqual({
        slide_interval_seconds: 'A number of seconds from 1 to 60, such as 6',
      });
    },
  );

  it('take an email address in small letters, or none', () => {
    expect(settingsInputSchema.parse({ ...FORM, email: ' Office@Demo.test ' }).email).toBe(
      'office@demo.test',
    );
    expect(settingsInputSchema.parse({ ...FORM, email: '' }).email).toBe('');
    expect(messages({ email: 'office' })).toEqual({ email: 'A valid email address is required' });
  });

  it.each(LINK_FIELDS)('take as %s only what a person can follow safely', (field) => {
    expect(messages({ [field]: '/Contact' })).toEqual({});
    expect(messages({ [field]: 'javascript:alert(1)' })).toEqual({
      [field]: 'A link starts with / or https://',
    });
    expect(messages({ [field]: `/${at(499)}` })).toEqual({});
    expect(messages({ [field]: `/${at(500)}` })).toEqual({ [field]: 'At most 500 characters' });
  });

  it.each(['7', '247247', '24 72 47'])('take the paybill number %p', (giving_paybill) => {
    expect(messages({ giving_paybill })).toEqual({});
  });

  it.each(['a247', '247a', '24-72', '+247'])('refuse the paybill number %p', (giving_paybill) => {
    expect(messages({ giving_paybill })).toEqual({ giving_paybill: 'Only digits and spaces' });
  });

  it.each(['0700 000 044', '+254700000044', '7'])('take the phone number %p', (giving_send_money) => {
    expect(messages({ giving_send_money })).toEqual({});
  });

  it.each(['a0700', '0700a', '0700+', '++254', '0700-000', '+'])(
    'refuse the phone number %p',
    (giving_send_money) => {
      expect(messages({ giving_send_money })).toEqual({
        giving_send_money: 'Only digits and spaces, with a + before them',
      });
    },
  );
});

describe.each([
  ['audit_retention_days', 90, 3650],
  ['report_retention_days', 14, 365],
  ['inquiry_retention_days', 30, 3650],
] as const)('%s', (field, min, max) => {
  it.each([`${min}`, `${min + 1}`, `0${min}`, `${max - 1}`, `${max}`])('may be %s', (days) => {
    expect(messages({ [field]: days })).toEqual({});
  });

  it.each(['0', `${min - 1}`, `${max + 1}`, '-100', '+100', '100.', '100.5', '1e2', '1 00', '100d', 'year'])(
    'may not be %p',
    (days) => {
      expect(messages({ [field]: days })).toEqual({
        [field]: `A number of days from ${min} to ${max}`,
      });
    },
  );
});

describe('the texts of the site in Swahili', () => {
  it('are taken for every field that may be translated, and for no other', () => {
    const sw = {
      tagline: 'Kanisa la chuo',
      motto: 'Inuka uangaze',
      about: 'Tunaabudu chuoni.',
      address: 'Barabara ya Chuo',
      directions: 'Nyuma ya maktaba',
      meeting_place: 'Ukumbi Mkuu',
    };
    const saved = settingsInputSchema.parse({ ...FORM, translations: { sw: { ...sw, name: 'Kanisa' } } });
    expect(saved.translations).toEqual({ sw });
  });

  it('have the limits of the English ones', () => {
    expect(messages({ translations: { sw: { tagline: at(121) } } })).toEqual({
      'translations.sw.tagline': 'At most 120 characters',
    });
  });
});

describe('the settings as the administration reads them', () => {
  const SETTINGS = {
    id: 1,
    version: 4,
    ...FORM,
    translations: { sw: { tagline: 'Kanisa la chuo' } },
    untranslated: ['motto'],
  };

  it('are told in full, and without what they should not say', () => {
    expect(settingsSchema.parse({ ...SETTINGS, secret: 'x' })).toEqual(SETTINGS);
  });

  it('are one record, with a text in every field', () => {
    expect(getMessages(settingsSchema, { ...SETTINGS, id: 2 })).toHaveProperty('id');
    for (const field of [...OPTIONAL_FIELDS, 'name', 'product', 'audit_retention_days']) {
      expect(getMessages(settingsSchema, { ...SETTINGS, [field]: null })).toHaveProperty(field);
    }
  });
});

it.each(['', 'yes', 'TRUE', '1', 'no'])('may not require a second factor with %p', (choice) => {
  expect(messages({ requires_second_factor: choice })).toEqual({
    requires_second_factor: 'Choose yes or no',
  });
});
