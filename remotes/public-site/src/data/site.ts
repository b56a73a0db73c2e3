import { useQuery } from '@narthex/remote-kit/query';
import { siteQuery } from '@narthex/shared-auth';
import { DEFAULT_TIME_ZONE } from '@narthex/shared-contracts';
import type { Site } from '@narthex/shared-contracts/schemas/site';

/** These settings are used if the stored ones fail to load. They contain no invented contacts or numbers. */
export const FALLBACK_SITE: Site = {
  name: 'Mwangaza',
  product: 'Mwangaza',
  slug: 'mwangaza',
  tagline: 'Seventh-day Adventist campus church',
  motto: 'Come in. There is light, and there is room.',
  about: 'Students and staff of every school worshipping, studying and serving together.',
  time_zone: DEFAULT_TIME_ZONE,
  locale: 'en-KE',
  address: '',
  directions: '',
  meeting_place: 'Main Assembly Hall',
  map_url: '',
  phone: '',
  email: '',
  whatsapp_invite: '',
  giving: { paybill: '', account: '', send_money: '', account_holder: '' },
  social: [],
  stats: [
    { value: '200+', label: 'active members' },
    { value: '12', label: 'church families' },
    { value: '3', label: 'choir groups' },
  ],
};

/** Returns the settings of the congregation, or the built-in ones if they can't be loaded. */
export function useSite(): Site {
  return useQuery(siteQuery).data ?? FALLBACK_SITE;
}
