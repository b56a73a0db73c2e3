import { paths } from '@narthex/shared-contracts';
import { classNames } from '@narthex/shared-ui';
import { useHomeTexts } from '../../data/homepage';
import { useNow } from '../../data/now';
import { useSite } from '../../data/site';
import { useWorshipServices } from '../../data/worship-services';
import { AboutSection } from '../../features/about/about-section';
import { AnnouncementBanner } from '../../features/announcements/announcement-banner';
import { useFeaturedAnnouncement } from '../../features/announcements/use-featured-announcement';
import { PrayerSection } from '../../features/prayer/prayer-section';
import { useRecentPrayers } from '../../features/prayer/use-recent-prayers';
import { BannerSection } from './banner-section';
import { EventsSection, LeadershipSection, NewsletterSection, ServicesSection } from './deferred-sections';
import layout from '../../components/layout/section.module.css';
import styles from './home-page.module.css';

export { loadHome as load } from './load-home';

/** Renders the home page: eight sections in the order of the specification. */
export default function HomePage() {
  const site = useSite();
  const now = useNow();
  const { slides, about, welcome, verse, isExample } = useHomeTexts();
  const services = useWorshipServices();
  const announcements = useFeaturedAnnouncement();
  const prayers = useRecentPrayers();
  return (
    <div className={styles.home}>
      {isExample.slides || isExample.about ? <ExampleNote /> : null}
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
      <ServicesSection />
      <LeadershipSection />
      <NewsletterSection />
    </div>
  );
}

/** Tells editors that texts of the page are built in. */
function ExampleNote() {
  return (
    <p role="note" className={classNames(layout.wrap, styles.note)}>
      Only editors see the example texts on this page. Visitors see neutral ones until you write your own,
      under “Homepage” in your dashboard.
    </p>
  );
}
