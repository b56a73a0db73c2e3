import { deferredSection } from '@narthex/shared-ui/deferred-section';

/** The deferred sections of the home page are in these chunks. */
export const DEFERRED_CHUNKS = ['home-events', 'home-end'] as const;

export const EventsSection = deferredSection(
  'events',
  () => import(/* webpackChunkName: "home-events" */ './events-section'),
);

/** One module imports these sections, so that the order of their styles is the same in the build of every language. */
const loadEnd = () => import(/* webpackChunkName: "home-end" */ './home-end');

export const ServicesSection = deferredSection('services', async () => ({
  default: (await loadEnd()).HomeServices,
}));
export const LeadershipSection = deferredSection('leadership', async () => ({
  default: (await loadEnd()).HomeLeaders,
}));
export const NewsletterSection = deferredSection('newsletter', async () => ({
  default: (await loadEnd()).HomeNewsletter,
}));
