import { Button, classNames } from '@narthex/shared-ui';
import layout from '../../components/layout/section.module.css';
import { SongSearch } from './song-search';
import { useSongs } from './use-songs';

interface SongsSectionProps {
  readonly group: string;
  readonly title: string;
}

/** Renders the section with the songs of a choir. */
export function SongsSection({ group, title }: SongsSectionProps) {
  const songs = useSongs(group);
  return (
    <section id="songs" className={classNames(layout.wrap, layout.section)} aria-labelledby="songs-title">
      <div className={layout.head}>
        <h2 id="songs-title">{title}</h2>
      </div>
      {songs.status === 'loading' ? <p>Loading...</p> : null}
      {songs.status === 'failed' ? (
        <>
          <p className={layout.lead}>The songs could not be loaded.</p>
          <p>
            <Button variant="quiet" onClick={songs.retry} isBusy={songs.isFetching}>
              Try again
            </Button>
          </p>
        </>
      ) : null}
      {songs.status === 'loaded' && songs.value.length === 0 ? (
        <p className={layout.lead}>No songs have been put up yet. Come to a rehearsal and hear them.</p>
      ) : null}
      {songs.status === 'loaded' && songs.value.length > 0 ? <SongSearch songs={songs.value} /> : null}
    </section>
  );
}
