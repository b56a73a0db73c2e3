import { DEFAULT_TIME_ZONE } from '@narthex/shared-contracts';
import type { Site } from '@narthex/shared-contracts/schemas/site';

/** These values apply to an empty database until somebody enters the settings. */
export const DEFAULT_SITE: Site = {
  name: 'Campus Church',
  product: 'Church',
  slug: 'church',
  tagline: '',
  motto: '',
  about: '',
  time_zone: DEFAULT_TIME_ZONE,
  locale: 'en-KE',
  address: '',
  directions: '',
  meeting_place: '',
  map_url: '',
  phone: '',
  email: '',
  whatsapp_invite: '',
  giving: { paybill: '', account: '', send_money: '', account_holder: '' },
  social: [],
  stats: [],
};
