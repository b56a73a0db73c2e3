import { fileURLToPath } from 'node:url';

/**
 * Videos of our own hand, twelve seconds each, since a demo may not show somebody's real ones: the camera wanders over
 * drawings of ours while the organ plays. They were drawn on a canvas and put together as H.264 with an MP3 track, so
 * that every phone plays them; each says in its corner that it is a sample.
 */
export const VIDEOS = {
  choir: { file: 'choir.mp4', name: 'Choir sample video' },
  story: { file: 'story.mp4', name: 'Story sample video' },
  sermon: { file: 'sermon.mp4', name: 'Sermon sample video' },
} as const;

export type VideoName = keyof typeof VIDEOS;

export const VIDEO_SECONDS = 12;

export const videoPath = (name: VideoName): string =>
  fileURLToPath(new URL(VIDEOS[name].file, import.meta.url));
