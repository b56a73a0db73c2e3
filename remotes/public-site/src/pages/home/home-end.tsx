import { paths } from '@narthex/shared-contracts';
import { useSite } from '../../data/site';
import { useWorshipServices } from '../../data/worship-services';
import { LeadershipSection } from '../../features/leadership/leadership-section';
import { useFirstLeaders } from '../../features/leadership/use-leaders';
import { NewsletterSection } from '../../features/newsletter/newsletter-section';
import { ServicesSection } from '../../features/services/services-section';

export { EventsSection as HomeEvents } from './events-section';

export function HomeServices() {
  return <ServicesSection services={useWorshipServices()} site={useSite()} />;
}

export function HomeLeaders() {
  return <LeadershipSection first={useFirstLeaders()} />;
}

export function HomeNewsletter() {
  return <NewsletterSection backTo={paths.home.to()} siteName={useSite().name} />;
}
