import { deferredSection } from '@narthex/shared-ui/deferred-section';

/** The deferred sections of the home page are in these chunks. */
export const DEFERRED_CHUNKS = ['home-events', 'home-end'] as const;

export const EventsSection = deferredSection(
  'events',
  () => import(/* webpackChunkName: "home-events" */ './events-section'),
);
export const ServicesSection = deferredSection(
  'services',
  () => import(/* webpackChunkName: "home-end" */ './home-services'),
);
export const LeadershipSection = deferredSection(
  'leadership',
  () => import(/* webpackChunkName: "home-end" */ './home-leaders'),
);
export const NewsletterSection = deferredSection(
  'newsletter',
  () => import(/* webpackChunkName: "home-end" */ './home-newsletter'),
);
