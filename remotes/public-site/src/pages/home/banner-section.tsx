import { SLIDER_AUTOPLAY_MS, paths } from '@narthex/shared-contracts';
import type { Slide, WorshipService } from '@narthex/shared-contracts/schemas/homepage';
import type { Site } from '@narthex/shared-contracts/schemas/site';
import { textLanguage } from '@narthex/shared-contracts/text-language';
import { VisuallyHidden } from '@narthex/shared-ui';
import { Link } from '@narthex/remote-kit/router';
import { BannerPicture, BannerSlide } from '../../features/banner/banner-slide';
import { Carousel } from '../../features/carousel/carousel';
import { useUpcomingEvents } from '../../features/events/use-upcoming-events';
import { SabbathCard } from '../../features/sabbath/sabbath-card';
import layout from '../../components/layout/section.module.css';

const SLIDE_TRANSITION_MS = 1200;

const NEW_HERE = { label: 'New here?', to: paths.newHere.to() };

interface BannerSectionProps {
  readonly slides: readonly Slide[];
  readonly services: readonly WorshipService[];
  readonly site: Site;
  readonly now: string | undefined;
}

/** Renders the first screen: slides, the next Sabbath, and links to the next event, giving and prayer. */
export function BannerSection({ slides, services, site, now }: BannerSectionProps) {
  const { status, events } = useUpcomingEvents();
  const next = status === 'loaded' ? events[0] : undefined;
  return (
    <div id="welcome">
      {/* The slides change, so the heading of the page isn't part of them. */}
      <VisuallyHidden>
        <h1>
          {site.name}
          {site.tagline ? (
            <>
              : <span lang={textLanguage(site, 'tagline')}>{site.tagline}</span>
            </>
          ) : null}
        </h1>
      </VisuallyHidden>
      <Carousel
        key={slides.map(({ id }) => id).join(' ')}
        id="welcome"
        label="Welcome"
        variant="banner"
        settings={{
          delay: site.slide_interval_ms ?? SLIDER_AUTOPLAY_MS,
          speed: SLIDE_TRANSITION_MS,
          wrap: 'loop',
        }}
        slides={slides.map((slide, index) => ({
          key: slide.id,
          content: <BannerSlide slide={slide} second={NEW_HERE} />,
          backdrop: <BannerPicture slide={slide} isFirst={index === 0} />,
        }))}
      />
      <div className={layout.wrap}>
        <SabbathCard now={now} timeZone={site.time_zone} services={services} place={site.meeting_place}>
          {next ? (
            <span>
              Next:{' '}
              <a href="#events" lang={textLanguage(next, 'title')}>
                {next.title}, {next.date.weekday} {next.date.day} {next.date.month}
              </a>
            </span>
          ) : (
            <a href="#events">What is coming up</a>
          )}
          <a href="#prayer-request">Ask for prayer</a>
          <Link to={paths.giving.to()}>Give</Link>
        </SabbathCard>
      </div>
    </div>
  );
}
