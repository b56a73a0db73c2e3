import { paths } from '@narthex/shared-contracts';
import type { Site } from '@narthex/shared-contracts/schemas/site';
import { Button, classNames } from '@narthex/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useSite } from '../../data/site';
import { CheckCard } from '../../features/about-content/check-card';
import { contentCheckQuery } from '../../features/about-content/content-check-query';
import { PageHead } from '../../parts/page-head';
import reading from '../../parts/reading.module.css';
import layout from '../../parts/section.module.css';
import styles from './content-check-page.module.css';

const pagesOf = (site: Site) => [
  { name: `About ${site.name}`, pageType: `about_${site.slug}`, to: paths.aboutChurch.to(site.product) },
  { name: 'About SDA', pageType: 'about_sda', to: paths.aboutDenomination.to() },
  { name: 'Elder message', pageType: 'elder_message', to: paths.elderMessage.to() },
  { name: 'Pastor message', pageType: 'pastor_message', to: paths.pastorMessage.to() },
];

/** Calls each of the four content endpoints from this browser, and shows how they answered. */
export default function ContentCheckPage() {
  const pages = pagesOf(useSite());
  const { data, isFetching, refetch } = useQuery(contentCheckQuery(pages.map(({ pageType }) => pageType)));
  const good = data?.filter(({ isSuccess }) => isSuccess).length;

  return (
    <>
      <PageHead
        kicker="For those who keep this site"
        title="Content endpoint test"
        lead="Do the information pages get their content? Each endpoint is called from your browser, now."
      />
      <div className={classNames(layout.wrap, reading.single, reading.end)}>
        <div className={styles.bar}>
          <Button isBusy={isFetching} onClick={() => void refetch()}>
            Run Tests Again
          </Button>
          <p role="status">
            {isFetching ? 'Running...' : `${good} of ${pages.length} endpoints answered well.`}
          </p>
        </div>
        <noscript>
          <p>The tests run in the browser and need JavaScript.</p>
        </noscript>
        <div className={styles.cards}>
          {pages.map(({ name, pageType, to }, index) => (
            <CheckCard
              key={pageType}
              name={name}
              pageType={pageType}
              to={to}
              check={data?.[index]}
              isRunning={isFetching}
            />
          ))}
        </div>
      </div>
    </>
  );
}
