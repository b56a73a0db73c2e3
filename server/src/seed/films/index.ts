import { fileURLToPath } from 'node:url';

/**
 * Films of our own hand, twelve seconds each, since a demo may not show somebody's real ones: the camera wanders over
 * drawings of ours while the organ plays. They were drawn on a canvas and put together as H.264 with an MP3 track, so
 * that every phone plays them; each says in its corner that it is a sample.
 */
export const FILMS = {
  choir: { file: 'choir.mp4', name: 'Choir sample film' },
  story: { file: 'story.mp4', name: 'Story sample film' },
  sermon: { file: 'sermon.mp4', name: 'Sermon sample film' },
} as const;

export type FilmName = keyof typeof FILMS;

export const FILM_SECONDS = 12;

export const filmPath = (name: FilmName): string => fileURLToPath(new URL(FILMS[name].file, import.meta.url));
