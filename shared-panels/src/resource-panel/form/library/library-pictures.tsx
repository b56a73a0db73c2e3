import { call } from '@narthex/shared-auth';
import { EmptyState, ErrorState, ListTools, LoadingPlace, Pagination } from '@narthex/shared-ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
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
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['gallery', 'library', search, page],
    queryFn: ({ signal }) =>
      call('gallery.list', { query: { search, page, per_page: PAGE_SIZE } }, { signal }),
    placeholderData: keepPreviousData,
  });

  if (!data && error)
    return (
      <ErrorState
        message="Failed to load the gallery"
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    );
  if (!data) return <LoadingPlace />;
  const pictures = data.data.flatMap(({ id, title, file_path: path }) =>
    path && PICTURE.test(path) ? [{ id, title, path }] : [],
  );
  return (
    <div className={styles.library}>
      <ListTools searchLabel="Search the gallery" search={typed} onSearch={setTyped} />
      {pictures.length === 0 ? (
        <EmptyState
          title={search ? 'No picture matches your search.' : 'There is no picture in the gallery yet.'}
        >
          Upload one in the form instead.
        </EmptyState>
      ) : (
        <ul className={styles.pictures} aria-label="Pictures" aria-busy={isFetching}>
          {pictures.map(({ id, title, path }) => (
            <li key={id}>
              <button type="button" className={styles.picture} onClick={() => onChoose(path)}>
                <img src={getPreviewSource(path) ?? undefined} alt="" loading="lazy" />
                <span>{title}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <Pagination
        label="Pictures"
        page={page}
        pageCount={Math.ceil((data.meta?.total ?? pictures.length) / PAGE_SIZE)}
        onPage={setPage}
      />
    </div>
  );
}
