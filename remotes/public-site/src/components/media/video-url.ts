import type { PlayerSource } from './player';

export interface Video {
  readonly source: PlayerSource;
  /** Where it is watched without this page. */
  readonly page: string;
  /** Whose player shows it; null for a file of this site. */
  readonly site: 'YouTube' | 'Vimeo' | null;
}

const VIDEO_ID = /^[\w-]{11}$/;
const YOUTUBE = /(?:youtu\.be\/|youtube(?:-nocookie)?\.com\/(?:watch\?(?:[^"'\s<]*&)?v=|embed\/))([\w-]{11})/;
/** A number, and for an unlisted video the hash that opens it. */
const VIMEO = /vimeo\.com\/(?:video\/)?(\d+)(?:(?:\/|\?(?:[^"'\s<]*&)?h=)([\da-f]+))?/;
const FILE = /(?:^|["'\s>])(\/media\/[\w.%-]+\.(?:mp4|m4v|webm))(?=$|["'\s<])/i;

/** The players that set no cookie before they play. */
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

/** The video that an editor named, by any of its URLs or YouTube's id; null where there is none. */
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
