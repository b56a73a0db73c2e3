import { foldWords } from '@narthex/shared-contracts/fold-text';
import type { Song } from '@narthex/shared-contracts/schemas/songs';
import { TextField, useApplicationNeed } from '@narthex/shared-ui';
import { useLayoutEffect, useRef, useState } from 'react';
import { useSearchParams } from '@narthex/remote-kit/router';
import { SongCard } from './song-card';
import { SongPlayer } from './song-player';
import styles from './songs.module.css';

const toWords = (text: string) => foldWords(text).join(' ');

/** Returns the songs whose title contains the query. Case, accents, apostrophes and other signs are ignored. */
const matching = (songs: readonly Song[], query: string) =>
  songs.filter(({ title }) => toWords(title).includes(toWords(query)));

/** Renders the songs of a choir with a search. Without JavaScript they are a list of links. */
export function SongSearch({ songs }: { songs: readonly Song[] }) {
  const [search] = useSearchParams();
  const [query, setQuery] = useState(search.get('q') ?? '');
  const [playing, setPlaying] = useState<Song | null>(null);
  const found = matching(songs, query);
  const need = useApplicationNeed('use');
  const form = useRef<HTMLFormElement>(null);
  // The field may hold what was typed before hydration.
  useLayoutEffect(() => {
    const typed = form.current?.querySelector('input')?.value;
    if (typed) setQuery(typed);
  }, []);
  return (
    <>
      <form
        {...need}
        ref={form}
        role="search"
        method="get"
        className={styles.search}
        onSubmit={(event) => event.preventDefault()}
      >
        <TextField
          type="search"
          name="q"
          label="Search songs by title"
          autoComplete="off"
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
      </form>
      <p role="status" className={styles.status}>
        {found.length === 0 ? 'No videos match your search.' : null}
        {found.length === 1 ? 'One song' : null}
        {found.length > 1 ? `${found.length} songs` : null}
      </p>
      <ul role="list" className={styles.grid}>
        {found.map((song) => (
          <li key={song.id}>
            <SongCard song={song} onPlay={setPlaying} />
          </li>
        ))}
      </ul>
      {playing ? <SongPlayer song={playing} onClosed={() => setPlaying(null)} /> : null}
    </>
  );
}
