import { call } from '@narthex/shared-auth';
import { MAX_SEARCH_LENGTH } from '@narthex/shared-contracts';
import type { EndpointOutput } from '@narthex/shared-contracts/endpoints';
import { EmptyState, ListTools, LoadingPlace, Pagination } from '@narthex/shared-ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LoadFailure } from '../../../load-failure';
import { getPreviewSource } from '../fields/preview-source';
import { useTypedSearch } from '../../list/state/use-list-url';
import styles from './picture-library.module.css';

const PAGE_SIZE = 24;
const PICTURE = /\.(avif|gif|jpe?g|png|svg|webp)$/i;

export interface LibraryPicturesProps {
  onChoose: (url: string) => void;
}

/** Renders the pictures of the gallery with a search, to choose one. */
export default function LibraryPictures({ onChoose }: LibraryPicturesProps) {
  const [page, setPage] = useState(1);
  const [search, setSearch] = useState('');
  const { typed, setTyped } = useTypedSearch(search, (text) => {
    setPage(1);
    setSearch(text);
  });
  const pictures = useQuery({
    queryKey: ['gallery', 'library', search, page],
    queryFn: ({ signal }) =>
      call('gallery.list', { query: { search, page, per_page: PAGE_SIZE } }, { signal }),
    placeholderData: keepPreviousData,
  });
  const { data, error, isFetching } = pictures;
  const notLoaded = error ? (
    <LoadFailure message="Failed to load the gallery" query={pictures} />
  ) : (
    <LoadingPlace />
  );
  if (!data && search === '') return notLoaded;
  return (
    <div className={styles.library}>
      <ListTools
        searchLabel="Search the gallery"
        search={typed}
        onSearch={setTyped}
        maxSearchLength={MAX_SEARCH_LENGTH}
      />
      {data ? (
        <Pictures page={data} isSearch={search !== ''} isStale={isFetching} onChoose={onChoose} />
      ) : (
        notLoaded
      )}
      <Pagination
        label="Pictures"
        page={page}
        pageCount={Math.ceil((data?.meta?.total ?? 0) / PAGE_SIZE)}
        onPage={setPage}
      />
    </div>
  );
}

interface PicturesProps extends LibraryPicturesProps {
  page: EndpointOutput<'gallery.list'>;
  isSearch: boolean;
  /** If true, another page is loading. */
  isStale: boolean;
}

function Pictures({ page, isSearch, isStale, onChoose }: PicturesProps) {
  const pictures = page.data.flatMap(({ id, title, file_path: path }) =>
    path && PICTURE.test(path) ? [{ id, title, path }] : [],
  );
  if (pictures.length === 0)
    return (
      <EmptyState
        title={isSearch ? 'No picture matches your search.' : 'There is no picture in the gallery yet.'}
      >
        Upload one in the form instead.
      </EmptyState>
    );
  return (
    <ul className={styles.pictures} aria-label="Pictures" aria-busy={isStale}>
      {pictures.map(({ id, title, path }) => (
        <li key={id}>
          <button type="button" className={styles.picture} onClick={() => onChoose(path)}>
            <img src={getPreviewSource(path) ?? undefined} alt="" loading="lazy" />
            <span>{title}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
