import { readFile } from 'node:fs/promises';
import type { MediaDrive } from '../../media/drive';
import type { MediaRow } from '../../modules/media/repository';
import { FILM_SECONDS, FILMS, filmPath, type FilmName } from '../films/index';
import { keepFile } from './keep-file';

export interface SeededFilms {
  readonly rows: readonly MediaRow[];
  /** The URL of a film, as content keeps it. */
  url(name: FilmName): string;
}

const isName = (name: string): name is FilmName => name in FILMS;

/** Puts our films into the file store. */
export async function seedFilms(drive: MediaDrive, createdAt: Date): Promise<SeededFilms> {
  const films = new Map<FilmName, MediaRow>();
  for (const name of Object.keys(FILMS).filter(isName)) {
    const film = {
      name: FILMS[name].name,
      extension: 'mp4',
      kind: 'video',
      contentType: 'video/mp4',
      bytes: await readFile(filmPath(name)),
      seconds: FILM_SECONDS,
    } as const;
    films.set(name, await keepFile(drive, film, createdAt));
  }
  return {
    rows: [...films.values()],
    url: (name) => {
      const film = films.get(name);
      if (!film) throw new Error(`There is no film called ${name}.`);
      return `/media/${film.key}`;
    },
  };
}
