import type { FakeCalls } from '@narthex/shared-auth/testing';
import type { Announcement } from '@narthex/shared-contracts/schemas/announcements';
import type { CalendarEntry } from '@narthex/shared-contracts/schemas/calendar';
import type { ChurchEvent } from '@narthex/shared-contracts/schemas/events';
import type { Leader } from '@narthex/shared-contracts/schemas/leaders';
import type { PublicPrayer } from '@narthex/shared-contracts/schemas/prayers';
import type { SermonPage } from '@narthex/shared-contracts/schemas/sermons';
import { fakeEvent } from '@narthex/shared-contracts/testing';
import { FALLBACK_CONTENTS } from '../data/fallback-homepage';
import { FALLBACK_SITE } from '../data/site';
import { FALLBACK_SERVICES } from '../data/worship-services';

/** This is a Friday morning in Nairobi. */
export const NOW = '2026-11-27T07:00:00.000Z';

export const site = {
  ...FALLBACK_SITE,
  name: 'Kilima',
  product: 'Kilima',
  meeting_place: 'Hill Hall, beside the gate',
  directions: 'Up the hill.',
  map_url: 'https://www.openstreetmap.org/?mlat=-0.4210&mlon=36.9520#map=16/-0.4210/36.9520',
  phone: '+254 700 000 010',
};

export const event = (changes: Partial<ChurchEvent> = {}): ChurchEvent =>
  fakeEvent({
    description: 'Three choirs, one hour of song.',
    location: 'Hill Hall',
    event_type: 'choir',
    ...changes,
  });

export const leader = (changes: Partial<Leader> = {}): Leader => ({
  id: 1,
  name: 'Pr. Amina Wekesa',
  title: 'Chaplain',
  position: 'Chaplain',
  category: 'pastoral',
  image: null,
  email: null,
  phone: null,
  quote: 'Keep asking.',
  years_of_service: 4,
  education: null,
  specialties: [],
  achievements: [],
  languages: ['English', 'Kiswahili'],
  biography: 'She taught mathematics before.',
  linkedin_url: null,
  facebook_url: null,
  status: 'active',
  version: 1,
  ...changes,
});

export const prayer = (changes: Partial<PublicPrayer> = {}): PublicPrayer => ({
  id: 1,
  title: 'A safe delivery',
  description: 'For a sister’s safe delivery.',
  category: 'thanksgiving',
  prayer_type: 'family',
  is_urgent: false,
  is_anonymous: false,
  requester_name: 'Lydia',
  status: 'approved',
  prayed_count: 3,
  created_at: NOW,
  ...changes,
});

export const announcement: Pick<
  Announcement,
  'id' | 'title' | 'content' | 'event_time' | 'event_location' | 'action_required'
> = {
  id: 1,
  title: 'Communion Sabbath',
  content: 'We wash one another’s feet at nine.',
  event_time: '9:00 AM',
  event_location: null,
  action_required: null,
};

const slide = (id: number, title: string) => ({
  id,
  title,
  content: 'Welcome.',
  image_url: null,
  cta_text: 'Read on',
  cta_link: '/Ministries/PersonalMinistries',
  is_active: true,
});

const done = (data: unknown) => ({ body: { success: true, data } });

/** These responses cover all requests of the home page. */
export const homeCalls: FakeCalls = {
  'GET /v1/site': done(site),
  'GET /v1/worship-services': done(FALLBACK_SERVICES),
  'GET /v1/homepage': {
    body: {
      status: 'success',
      data: {
        slides: [slide(1, 'Come in'), slide(2, 'Sing with us')],
        contents: FALLBACK_CONTENTS,
        worship_services: [],
        featured_projects: [],
      },
    },
  },
  'GET /v1/announcements': done([announcement]),
  'GET /v1/events': done([event(), event({ id: 2, title: 'Free clinic', event_type: 'community' })]),
  'GET /v1/prayer-requests/public': done([prayer()]),
  'GET /v1/leaders': done([
    leader(),
    leader({ id: 2, name: 'Juma Otieno', category: 'deacons', image: '/x.jpg' }),
  ]),
};

export const broken = {
  status: 500,
  body: { success: false, message: 'Something went wrong', code: 'internal' },
};

export const calendarEntry = (changes: Partial<CalendarEntry> = {}): CalendarEntry => ({
  id: 1,
  date: '2026-11-28',
  sabbath_school_topic: 'Three angels',
  sabbath_school_presenter: 'Family two',
  divine_service_topic: 'A table in the wilderness',
  divine_service_preacher: 'Elder Kilonzo',
  afternoon_program: null,
  afternoon_presenter: null,
  special_notes: 'Communication Sabbath',
  event_type: 'special',
  is_featured: false,
  version: 1,
  ...changes,
});

export const sermon = (changes: Partial<SermonPage> = {}): SermonPage => ({
  id: 1,
  version: 1,
  title: 'The lamp that stays lit',
  description: 'Ten lamps, five jars.',
  speaker: 'Pr. Amina Wekesa',
  sermon_date: '2026-11-14',
  scripture_reference: 'Matthew 25:1-13',
  series: 'sabbath_service',
  status: 'published',
  tags: ['hope'],
  is_featured: false,
  audio_file: '/media/lamp-1a2b3c4d.mp3',
  audio_bytes: 120_044,
  audio_type: 'audio/mpeg',
  audio_seconds: 2284,
  video_file: null,
  video_bytes: null,
  pdf_file: null,
  pdf_bytes: null,
  thumbnail: null,
  sermon_text: '<p>All ten fell asleep.</p>',
  audio_note: null,
  ...changes,
});
