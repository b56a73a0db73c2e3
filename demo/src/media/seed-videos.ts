import { readFile } from 'node:fs/promises';
import type { MediaDrive } from '@narthex/server/media/drive';
import type { MediaRow } from '@narthex/server/modules/media/repository';
import { VIDEO_SECONDS, VIDEOS, videoPath, type VideoName } from '../videos/index';
import { keepFile } from './keep-file';

export interface SeededVideos {
  readonly rows: readonly MediaRow[];
  /** The URL of a video, as content keeps it. */
  url(name: VideoName): string;
}

const isName = (name: string): name is VideoName => name in VIDEOS;

/** Puts our videos into the file store. */
export async function seedVideos(drive: MediaDrive, createdAt: Date): Promise<SeededVideos> {
  const videos = new Map<VideoName, MediaRow>();
  for (const name of Object.keys(VIDEOS).filter(isName)) {
    const video = {
      name: VIDEOS[name].name,
      extension: 'mp4',
      kind: 'video',
      content_type: 'video/mp4',
      bytes: await readFile(videoPath(name)),
      seconds: VIDEO_SECONDS,
    } as const;
    videos.set(name, await keepFile(drive, video, createdAt));
  }
  return {
    rows: [...videos.values()],
    url: (name) => {
      const video = videos.get(name);
      if (!video) throw new Error(`There is no video called ${name}.`);
      return `/media/${video.key}`;
    },
  };
}
