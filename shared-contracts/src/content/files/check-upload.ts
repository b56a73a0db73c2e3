import {
  EMPTY_FILE,
  UPLOAD_KINDS,
  invalidTypeMessage,
  isAcceptedType,
  tooLargeMessage,
  type UploadKindName,
} from './upload-kinds';
import { readEnding } from './file-types';
import { readTrackHandlers } from './mp4-tracks';

/** These containers hold sound or video; only their content shows which. */
const MP4_CONTAINER = /^(video|audio)\/(mp4|quicktime|3gpp2?|x-m4[av])$/;
/** The browser can't read these containers, so the server checks them. */
const OTHER_CONTAINER = /^(video|audio)\/(webm|ogg|x-matroska)$/;
const PICTURE_ENDINGS: Readonly<Record<string, string>> = { jpg: 'jpeg', jpeg: 'jpeg', jfif: 'jpeg' };

/**
 * Returns the MIME type that the browser derived from the name. Some browsers know fewer endings than people
 * use, so the ending is the fallback.
 */
function readType({ name, type }: File): string {
  if (type !== '') return type.toLowerCase();
  const ending = readEnding(name);
  if (/^(m4a|m4b|mp4|mov|3gp|3g2)$/.test(ending)) return 'video/mp4';
  if (/^(mp3|wav|ogg|opus|aac|amr|flac)$/.test(ending)) return `audio/${ending}`;
  if (/^aiff?$/.test(ending)) return 'audio/aiff';
  if (ending === 'wma') return 'audio/x-ms-wma';
  if (/^(avi|mkv|wmv|webm)$/.test(ending)) return `video/${ending}`;
  if (/^(png|webp|gif|avif|bmp|jpe?g|jfif)$/.test(ending))
    return `image/${PICTURE_ENDINGS[ending] ?? ending}`;
  return ending === 'pdf' ? 'application/pdf' : '';
}

async function checkTracks(file: File, accept: readonly string[]): Promise<string | null> {
  const handlers = await readTrackHandlers(
    async (offset, length) => new Uint8Array(await file.slice(offset, offset + length).arrayBuffer()),
  ).catch(() => new Set<string>());
  const kind = handlers.has('vide') ? 'video' : 'audio';
  // The server decides about files whose tracks can't be read here.
  if (handlers.size === 0 || isAcceptedType(`${kind}/mp4`, accept)) return null;
  return invalidTypeMessage(accept, { type: `${kind}/mp4`, ending: '' });
}

/**
 * Returns the reason why a chosen file would be refused, before any byte is sent, or null if nothing speaks
 * against it. It returns a promise only for files whose content must be read.
 */
export function checkUpload(file: File, kind: UploadKindName): string | null | Promise<string | null> {
  const { accept, maxBytes } = UPLOAD_KINDS[kind];
  if (file.size > maxBytes) return tooLargeMessage(maxBytes);
  if (file.size === 0) return EMPTY_FILE;
  const type = readType(file);
  const takesRecordings = accept.some((rule) => rule === 'audio/*' || rule === 'video/*');
  if (takesRecordings && MP4_CONTAINER.test(type)) return checkTracks(file, accept);
  if (takesRecordings && OTHER_CONTAINER.test(type)) return null;
  if (isAcceptedType(type, accept)) return null;
  return invalidTypeMessage(accept, { type, ending: readEnding(file.name) });
}
