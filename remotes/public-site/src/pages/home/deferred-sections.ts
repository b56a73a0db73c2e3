import { deferredSection } from '@narthex/shared-ui/deferred-section';

/** The deferred sections of the home page are in this chunk. Two would cost a request and a tenth of its styles more. */
export const DEFERRED_CHUNKS = ['home-end'] as const;

/** One module imports these sections, so that the order of their styles is the same in the build of every language. */
const loadEnd = () => import(/* webpackChunkName: "home-end" */ './home-end');

export const EventsSection = deferredSection('events', async () => ({
  default: (await loadEnd()).HomeEvents,
}));
export const ServicesSection = deferredSection('services', async () => ({
  default: (await loadEnd()).HomeServices,
}));
export const LeadershipSection = deferredSection('leadership', async () => ({
  default: (await loadEnd()).HomeLeaders,
}));
export const NewsletterSection = deferredSection('newsletter', async () => ({
  default: (await loadEnd()).HomeNewsletter,
}));
