import { CAPABILITIES, scopeOf, type Capability } from '../../access/capabilities';
import type { Actor } from '../../access/roles';
import { MAX_AUDIO_BYTES, MAX_FILE_BYTES, MAX_GALLERY_FILE_BYTES, MAX_VIDEO_BYTES } from '../../api/limits';
import { t } from '../../language/translate';
import { describeFile, isHeic, isUnplayable, nameTypes, type FileFacts } from './file-types';

/** Describes a kind of upload: who may send it, its largest size in bytes, and the accepted types. */
export interface UploadKind {
  readonly maxBytes: number;
  /**
   * Lists MIME types or patterns such as `audio/*`. The file picker uses them, and the server compares them
   * with the content.
   */
  readonly accept: readonly string[];
  /** A person needs one of these capabilities to send such a file. */
  readonly capabilities: readonly Capability[];
  /**
   * If given, only the sender and people with this capability for the whole church may read the file;
   * otherwise everybody.
   */
  readonly readers?: Capability;
}

const PICTURES = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'] as const;
const MANAGING = CAPABILITIES.filter((name) => name.endsWith('.manage'));

const KINDS = {
  /** A picture of managed content. */
  picture: { maxBytes: MAX_FILE_BYTES, accept: PICTURES, capabilities: MANAGING },
  /** A person's own photo. */
  portrait: { maxBytes: MAX_FILE_BYTES, accept: PICTURES, capabilities: ['account.use'] },
  /** Holds a private document, such as a scan or a signed form. */
  attachment: {
    maxBytes: MAX_FILE_BYTES,
    accept: [...PICTURES, 'application/pdf'],
    capabilities: ['members.manage'],
    readers: 'members.read',
  },
  gallery: {
    maxBytes: MAX_GALLERY_FILE_BYTES,
    accept: [...PICTURES, 'image/bmp', 'video/*'],
    capabilities: ['gallery.manage'],
  },
  audio: { maxBytes: MAX_AUDIO_BYTES, accept: ['audio/*'], capabilities: ['sermons.manage'] },
  video: { maxBytes: MAX_VIDEO_BYTES, accept: ['video/*'], capabilities: ['sermons.manage'] },
  pdf: {
    maxBytes: MAX_FILE_BYTES,
    accept: ['application/pdf'],
    capabilities: ['sermons.manage'],
  },
  thumbnail: { maxBytes: MAX_FILE_BYTES, accept: PICTURES, capabilities: ['sermons.manage'] },
} as const satisfies Readonly<Record<string, UploadKind>>;

/** Names a kind of upload; each kind has its own accepted types and limits. */
export type UploadKindName = keyof typeof KINDS;

/** Maps every kind of upload to its rules. */
export const UPLOAD_KINDS: Readonly<Record<UploadKindName, UploadKind>> = KINDS;

/** Returns true if a value names a kind of upload. */
export const isUploadKind = (name: unknown): name is UploadKindName =>
  typeof name === 'string' && Object.hasOwn(KINDS, name);

/** Returns true if a person may send files of this kind. */
export const mayUpload = (actor: Actor | null, kind: UploadKindName): boolean =>
  UPLOAD_KINDS[kind].capabilities.some((capability) => scopeOf(actor, capability) !== 'none');

/** Returns true if a MIME type matches one of the accepted types or patterns, and browsers can play it. */
export const isAcceptedType = (type: string, accept: readonly string[]): boolean =>
  !isUnplayable(type) &&
  accept.some((rule) => (rule.endsWith('/*') ? type.startsWith(rule.slice(0, -1)) : type === rule));

/** Returns the message for a file that exceeds `maxBytes`. */
export const tooLargeMessage = (maxBytes: number): string =>
  t('File size must be less than {max}MB', { max: Math.round(maxBytes / (1024 * 1024)) });

/** This message is for a file without a single byte. */
export const EMPTY_FILE = t('This file is empty.');

/** This message explains how to convert an iPhone photo into a format that browsers show. */
const HEIC_HELP = t(
  'This is a HEIC photo, which browsers can’t show. On the iPhone, open it in Photos, press Share, then Options, choose Most Compatible, and save it to Files: that is a JPEG. For new photos, choose Settings, Camera, Formats, Most Compatible.',
);

/** This message explains how to convert sound into a format that browsers play. */
const UNPLAYABLE_HELP = t(
  'This is a sound recording that most browsers can’t play, such as WMA or AIFF. Please save it as MP3 or M4A with the program that you recorded it with, and send that file.',
);

/**
 * Returns the message for a file of a wrong type: it names the type if it is known, and the accepted types.
 */
export function invalidTypeMessage(accept: readonly string[], found?: FileFacts): string {
  if (found && isHeic(found)) return HEIC_HELP;
  if (found && isUnplayable(found.type) && accept.includes('audio/*')) return UNPLAYABLE_HELP;
  const what = found && describeFile(found);
  const refusal = t('Invalid file type. Accepted types: {list}', { list: nameTypes(accept) });
  return what === undefined ? refusal : `${t('This is {what}.', { what })} ${refusal}`;
}
