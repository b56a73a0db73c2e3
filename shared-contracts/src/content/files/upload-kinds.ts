import { CAPABILITIES, scopeOf, type Capability } from '../../access/capabilities';
import { LIMITS } from '../../api/limits';
import type { Actor } from '../../access/roles';
import { t } from '../../language/translate';
import { describeFile, isHeic, nameTypes, type FileFacts } from './file-types';

/** What an uploaded file is for: who may send one, how large it may be and what it may hold. */
export interface UploadKind {
  readonly maxBytes: number;
  /** MIME types, or `audio/*`: for the picker, and for what the server finds in the content. */
  readonly accept: readonly string[];
  /** Any one of these is enough. */
  readonly capabilities: readonly Capability[];
  /** Who may read it beside the person who sent it, where this reaches the whole church; everybody unless given. */
  readonly readers?: Capability;
}

const PICTURES = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'] as const;
const MANAGING = CAPABILITIES.filter((name) => name.endsWith('.manage'));

const KINDS = {
  /** A picture of managed content. */
  picture: { maxBytes: LIMITS.filePickerDefault, accept: PICTURES, capabilities: MANAGING },
  /** A person's own photo. */
  portrait: { maxBytes: LIMITS.filePickerDefault, accept: PICTURES, capabilities: ['account.use'] },
  /** What only some may see: a scan, a signed form. */
  attachment: {
    maxBytes: LIMITS.filePickerDefault,
    accept: [...PICTURES, 'application/pdf'],
    capabilities: ['members.manage'],
    readers: 'members.read',
  },
  gallery: {
    maxBytes: LIMITS.galleryFile,
    accept: [...PICTURES, 'image/bmp', 'video/*'],
    capabilities: ['gallery.manage'],
  },
  audio: { maxBytes: LIMITS.audioFile, accept: ['audio/*'], capabilities: ['sermons.manage'] },
  video: { maxBytes: LIMITS.videoFile, accept: ['video/*'], capabilities: ['sermons.manage'] },
  pdf: {
    maxBytes: LIMITS.filePickerDefault,
    accept: ['application/pdf'],
    capabilities: ['sermons.manage'],
  },
  thumbnail: { maxBytes: LIMITS.filePickerDefault, accept: PICTURES, capabilities: ['sermons.manage'] },
} as const satisfies Readonly<Record<string, UploadKind>>;

/** What an upload is for: each kind has its own types and limits. */
export type UploadKindName = keyof typeof KINDS;

/** Every kind of upload by its name. */
export const UPLOAD_KINDS: Readonly<Record<UploadKindName, UploadKind>> = KINDS;

/** Whether this is the name of a kind of upload. */
export const isUploadKind = (name: unknown): name is UploadKindName =>
  typeof name === 'string' && Object.hasOwn(KINDS, name);

/** Whether a person may send files of this kind. */
export const mayUpload = (actor: Actor | null, kind: UploadKindName): boolean =>
  UPLOAD_KINDS[kind].capabilities.some((capability) => scopeOf(actor, capability) !== 'none');

/** Whether a MIME type is among accepted ones (`audio/*`). */
export const isAcceptedType = (type: string, accept: readonly string[]): boolean =>
  accept.some((rule) => (rule.endsWith('/*') ? type.startsWith(rule.slice(0, -1)) : type === rule));

/** What is said of a file that is too large. */
export const tooLargeMessage = (maxBytes: number): string =>
  `File size must be less than ${Math.round(maxBytes / (1024 * 1024))}MB`;

/** How somebody with an iPhone gets a picture that browsers show. */
const HEIC_HELP = t(
  'This is a HEIC photo, which browsers can’t show. On the iPhone, open it in Photos, press Share, then Options, choose Most Compatible, and save it to Files: that is a JPEG. For new photos, choose Settings, Camera, Formats, Most Compatible.',
);

/** What is said of a file of another type: what it is, where that is known, and what is taken. */
export function invalidTypeMessage(accept: readonly string[], found?: FileFacts): string {
  if (found && isHeic(found)) return HEIC_HELP;
  const what = found && describeFile(found);
  const refusal = t('Invalid file type. Accepted types: {list}', { list: nameTypes(accept) });
  return what === undefined ? refusal : `${t('This is {what}.', { what })} ${refusal}`;
}
