import { useSite } from '../../data/site';
import { useWorshipServices } from '../../data/worship-services';
import { ServicesSection } from '../../features/services/services-section';

export default function HomeServices() {
  return <ServicesSection services={useWorshipServices()} site={useSite()} />;
}
