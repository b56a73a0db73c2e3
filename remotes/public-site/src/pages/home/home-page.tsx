import { paths } from '@narthex/shared-contracts';
import { useHomeTexts } from '../../data/homepage';
import { useNow } from '../../data/now';
import { useSite } from '../../data/site';
import { useWorshipServices } from '../../data/worship-services';
import { AboutSection } from '../../features/about/about-section';
import { AnnouncementBanner } from '../../features/announcements/announcement-banner';
import { useFeaturedAnnouncement } from '../../features/announcements/use-featured-announcement';
import { LeadershipSection } from '../../features/leadership/leadership-section';
import { useFirstLeaders } from '../../features/leadership/use-leaders';
import { NewsletterSection } from '../../features/newsletter/newsletter-section';
import { PrayerSection } from '../../features/prayer/prayer-section';
import { useRecentPrayers } from '../../features/prayer/use-recent-prayers';
import { ServicesSection } from '../../features/services/services-section';
import { BannerSection } from './banner-section';
import { EventsSection } from './events-section';
import styles from './home-page.module.css';

export { loadHome as load } from './load-home';

/** The home page: eight sections in the order of the specification. */
export default function HomePage() {
  const site = useSite();
  const now = useNow();
  const { slides, about, welcome, verse } = useHomeTexts();
  const services = useWorshipServices();
  const announcements = useFeaturedAnnouncement();
  const prayers = useRecentPrayers();
  const leaders = useFirstLeaders();
  return (
    <div className={styles.home}>
      <BannerSection slides={slides} services={services} site={site} now={now} />
      <AboutSection
        about={about}
        welcome={welcome}
        site={site}
        aboutPath={paths.aboutChurch.to(site.product)}
      />
      <AnnouncementBanner announcements={announcements} />
      <EventsSection />
      <PrayerSection verse={verse} prayers={prayers} />
      <ServicesSection services={services} site={site} />
      <LeadershipSection first={leaders} />
      <NewsletterSection backTo={paths.home.to()} siteName={site.name} />
    </div>
  );
}
