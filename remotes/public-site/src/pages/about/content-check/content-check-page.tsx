import type { Site } from '@narthex/shared-contracts/schemas/site';
import { Button, classNames, useApplicationNeed } from '@narthex/shared-ui';
import { useQuery } from '@narthex/remote-kit/query';
import { useSite } from '../../../data/site';
import { CheckCard } from '../../../features/about-content/check/check-card';
import { contentCheckQuery } from '../../../features/about-content/check/check-content';
import { fillNames } from '../../../fill-names';
import type { PageModule, PageProps, PageRecord } from '../../../page-record';
import { PageHead } from '../../../components/layout/page-head';
import reading from '../../../components/layout/reading.module.css';
import layout from '../../../components/layout/section.module.css';
import styles from './content-check-page.module.css';

const ENDPOINT = 'about/';

/** Returns the pages whose stored content has an endpoint, with the names of the site filled in. */
const listContentPages = (records: readonly PageRecord[], site: Site) =>
  records.flatMap(({ title, path, content }) =>
    content?.startsWith(ENDPOINT)
      ? {
          name: fillNames(title, site),
          pageType: fillNames(content.slice(ENDPOINT.length), site),
          to: fillNames(path, site),
        }
      : [],
  );

/** Requests the content endpoint of each page from this browser and renders the results. */
function ContentCheckPage({ title, records }: PageProps & { records: readonly PageRecord[] }) {
  const pages = listContentPages(records, useSite());
  const { data, isFetching, refetch } = useQuery(contentCheckQuery(pages.map(({ pageType }) => pageType)));
  const good = data?.filter(({ isSuccess }) => isSuccess).length;

  return (
    <>
      <PageHead
        kicker="For those who keep this site"
        title={title}
        lead="Do the information pages get their content? Each endpoint is called from your browser, now."
      />
      <div {...useApplicationNeed('now')} className={classNames(layout.wrap, reading.single, reading.end)}>
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

/** Creates the page that checks the content endpoints of these records. */
export function contentCheckPage(records: readonly PageRecord[]): PageModule {
  return { default: ({ title }) => <ContentCheckPage title={title} records={records} /> };
}
