import { Button, classNames } from '@narthex/shared-ui';
import { prefetchOrNull } from '../../data/loaded';
import { SongSearch } from '../../features/choir/song-search';
import { songsQuery, useSongs } from '../../features/choir/use-songs';
import { DepartmentEvents } from '../../features/events/of-department/department-events';
import { MinistryPage } from '../../features/ministry-page/ministry-page';
import type { PageContext, PageProps } from '../../page-record';
import layout from '../../components/layout/section.module.css';
import { text } from './texts/music/church-choir';
import { loadMinistryPage } from './load-ministry-page';

export async function load(context: PageContext) {
  const [meta] = await Promise.all([
    loadMinistryPage(context, text),
    prefetchOrNull(context.queryClient, songsQuery(text.page)),
  ]);
  return meta;
}

/** The church choir, and its songs. */
export default function ChoirPage({ title }: PageProps) {
  const songs = useSongs(text.page);
  return (
    <MinistryPage title={title} text={text}>
      <section id="songs" className={classNames(layout.wrap, layout.section)} aria-labelledby="songs-title">
        <div className={layout.head}>
          <h2 id="songs-title">Hear the choir</h2>
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
          <p className={layout.lead}>No songs have been put up yet. Come and hear them on Sabbath.</p>
        ) : null}
        {songs.status === 'loaded' && songs.value.length > 0 ? <SongSearch songs={songs.value} /> : null}
      </section>
      <DepartmentEvents department="music" />
    </MinistryPage>
  );
}
