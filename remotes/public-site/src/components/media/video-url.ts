import type { PlayerSource } from './player';

export interface Video {
  readonly source: PlayerSource;
  /** Holds the URL of the video at the other site. */
  readonly page: string;
  /** Holds the site whose player shows the video; it is null for a file of this site. */
  readonly site: 'YouTube' | 'Vimeo' | null;
}

const VIDEO_ID = /^[\w-]{11}$/;
const YOUTUBE = /(?:youtu\.be\/|youtube(?:-nocookie)?\.com\/(?:watch\?(?:[^"'\s<]*&)?v=|embed\/))([\w-]{11})/;
/** Matches the number of a video and, for unlisted ones, the hash that gives access. */
const VIMEO = /vimeo\.com\/(?:video\/)?(\d+)(?:(?:\/|\?(?:[^"'\s<]*&)?h=)([\da-f]+))?/;
const FILE = /(?:^|["'\s>])(\/media\/[\w.%-]+\.(?:mp4|m4v|webm))(?=$|["'\s<])/i;

/** The domain without cookies sets none before the video plays. */
function youtubeVideo(id: string): Video {
  const src = `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0`;
  return {
    source: { kind: 'frame', src },
    page: `https://www.youtube.com/watch?v=${id}`,
    site: 'YouTube',
  };
}

function vimeoVideo(id: string, hash: string | undefined): Video {
  const src = `https://player.vimeo.com/video/${id}?${hash ? `h=${hash}&` : ''}autoplay=1&dnt=1`;
  const page = `https://vimeo.com/${id}${hash ? `/${hash}` : ''}`;
  return { source: { kind: 'frame', src }, page, site: 'Vimeo' };
}

/** Returns the video of a URL or of a YouTube id that an editor entered, or null if there is none. */
export function findVideo(text: string | null | undefined): Video | null {
  if (!text) return null;
  const plain = text.replaceAll('&amp;', '&').trim();
  const [, file] = FILE.exec(plain) ?? [];
  if (file) return { source: { kind: 'file', src: file }, page: file, site: null };
  const id = VIDEO_ID.test(plain) ? plain : YOUTUBE.exec(plain)?.[1];
  if (id) return youtubeVideo(id);
  const [, number, hash] = VIMEO.exec(plain) ?? [];
  return number ? vimeoVideo(number, hash) : null;
}
