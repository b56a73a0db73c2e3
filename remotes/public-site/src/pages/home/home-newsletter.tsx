import { paths } from '@narthex/shared-contracts';
import { useSite } from '../../data/site';
import { NewsletterSection } from '../../features/newsletter/newsletter-section';

export default function HomeNewsletter() {
  return <NewsletterSection backTo={paths.home.to()} siteName={useSite().name} />;
}
