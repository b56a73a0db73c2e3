const VIDEO_ID = /^[\w-]{11}$/;
const IN_ADDRESS =
  /(?:youtu\.be\/|youtube(?:-nocookie)?\.com\/(?:watch\?(?:[^"'\s<]*&)?v=|embed\/))([\w-]{11})/;

/** The video that an editor named, by its id or by any of its addresses; null where there is none. */
export function videoIdOf(text: string | null | undefined): string | null {
  if (!text) return null;
  const plain = text.replaceAll('&amp;', '&').trim();
  return VIDEO_ID.test(plain) ? plain : (IN_ADDRESS.exec(plain)?.[1] ?? null);
}

/** The address of the player that sets no cookie before it plays. */
export const videoFrame = (id: string) => `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0`;

/** Where the video is watched without this page. */
export const videoPage = (id: string) => `https://www.youtube.com/watch?v=${id}`;
