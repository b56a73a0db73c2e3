import { ErrorState, classNames } from '@narthex/shared-ui';
import { useLocation } from '@narthex/remote-kit/router';
import layout from '../../components/layout/section.module.css';
import { PageHead } from '../../components/layout/page-head';
import { prefetchOrNull } from '../../data/query-state';
import { SearchForm } from '../../features/search/search-form';
import { SearchResults } from '../../features/search/search-results';
import { readSearchText } from '../../components/filters/read-filter';
import { searchQuery, useSearch } from '../../features/search/use-search';
import type { PageContext, PageProps } from '../../page-record';
import styles from './search-page.module.css';

export async function load({ queryClient, search }: PageContext) {
  const q = readSearchText(search);
  if (q !== '') await prefetchOrNull(queryClient, searchQuery(q));
  return {};
}

/** Renders the search of pages, events, sermons, announcements and leaders. */
export default function SearchPage({ title }: PageProps) {
  const q = readSearchText(useLocation().search);
  return (
    <>
      <PageHead title={title} kicker="Looking for something?">
        <SearchForm q={q} />
      </PageHead>
      <div className={classNames(layout.wrap, styles.page)}>
        {q === '' ? (
          <p className={layout.lead}>
            Pages, events, sermons, announcements and leaders are searched. Try a name, a place or a topic.
          </p>
        ) : (
          <Results q={q} />
        )}
      </div>
    </>
  );
}

function Results({ q }: { readonly q: string }) {
  const found = useSearch(q);
  if (found.status === 'loading') return <p role="status">Loading...</p>;
  if (found.status === 'failed') {
    return <ErrorState message="Failed to search" onRetry={found.retry} isRetrying={found.isFetching} />;
  }
  return <SearchResults found={found.value} q={q} />;
}
