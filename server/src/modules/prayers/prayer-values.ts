import { t } from '@narthex/shared-contracts/translate';
import {
  TYPE_OF_PRAYER_CATEGORY,
  type PRAYER_CATEGORIES,
  type PRAYER_TYPES,
} from '@narthex/shared-contracts/enums';
import { prayerHomeSchema, prayerPageSchema } from '@narthex/shared-contracts/schemas/prayers';
import type { Say } from '../../responses/translate-message';
import { parseInput } from '../../requests/parse-input';
import type { PrayerValues } from './repository';

type Category = (typeof PRAYER_CATEGORIES)[number];
type PrayerType = (typeof PRAYER_TYPES)[number];

export interface Submission {
  readonly values: PrayerValues;
  /** Is the message to the sender, which differs between the two forms. */
  readonly message: string;
}

/** The form on the home page has no title field, so the category determines the title, in the language of the page. */
const TITLES: Readonly<Record<Category, string>> = {
  thanksgiving: t('Thanksgiving'),
  healing: t('Prayer for healing'),
  guidance: t('Prayer for guidance'),
  family: t('Prayer for family'),
  financial: t('Prayer for provision'),
  spiritual: t('Prayer for spiritual growth'),
  other: t('Prayer request'),
};

const CATEGORY_OF_TYPE: Readonly<Record<PrayerType, Category>> = {
  personal: 'other',
  health: 'healing',
  academic: 'guidance',
  family: 'family',
  spiritual: 'spiritual',
  other: 'other',
};

const HOME_FIELDS = ['prayer_request', 'category', 'is_public'];
const PAGE_FIELDS = ['title', 'description', 'prayer_type', 'is_anonymous'];

export type PrayerForm = 'home' | 'page';

/** Detects which of the two forms sent a body, by fields that only this form has. */
export function detectPrayerForm(body: Readonly<Record<string, unknown>>): PrayerForm {
  const has = (field: string) => field in body;
  return !HOME_FIELDS.some(has) && PAGE_FIELDS.some(has) ? 'page' : 'home';
}

/** Describes a signed-in sender. */
interface Sender {
  readonly id: number;
  readonly first_name: string;
  readonly last_name: string;
}

/** Converts a posted prayer request to the values of its row. */
export function readSubmission(
  body: Readonly<Record<string, unknown>>,
  say: Say,
  form: PrayerForm = detectPrayerForm(body),
  sender: Sender | null = null,
): Submission {
  return form === 'home' ? fromHomeForm(body, say, sender) : fromPageForm(body, sender);
}

function fromHomeForm(body: Readonly<Record<string, unknown>>, say: Say, sender: Sender | null): Submission {
  const input = parseInput(prayerHomeSchema, body);
  return {
    values: {
      title: say(TITLES[input.category]),
      description: input.prayer_request,
      category: input.category,
      prayer_type: TYPE_OF_PRAYER_CATEGORY[input.category],
      requester_name: input.requester_name,
      is_urgent: input.is_urgent,
      is_public: input.is_public,
      is_anonymous: false,
      user_id: sender?.id ?? null,
    },
    message: t(
      'Prayer request submitted successfully! It will be reviewed before appearing on the prayer wall.',
    ),
  };
}

function fromPageForm(body: Readonly<Record<string, unknown>>, sender: Sender | null): Submission {
  const input = parseInput(prayerPageSchema, body);
  const ownName = sender && `${sender.first_name} ${sender.last_name}`;
  return {
    values: {
      title: input.title,
      description: input.description,
      category: CATEGORY_OF_TYPE[input.prayer_type],
      prayer_type: input.prayer_type,
      // An anonymous request contains neither the name nor the account of its sender.
      requester_name: input.is_anonymous ? null : input.requester_name || ownName,
      user_id: input.is_anonymous ? null : (sender?.id ?? null),
      is_urgent: input.is_urgent,
      is_public: true,
      is_anonymous: input.is_anonymous,
    },
    message: t('Your prayer request has been submitted for review. Thank you!'),
  };
}
