import { t } from '../../language/translate';

/** Messages name a file in everyday words, which are found by the ending of its name. */
const BY_ENDING: Readonly<Record<string, string>> = Object.fromEntries(
  (
    [
      [t('a Word document'), 'doc docx docm dot dotx rtf'],
      [t('an Excel workbook'), 'xls xlsx xlsm'],
      [t('a PowerPoint presentation'), 'ppt pptx pps ppsx'],
      [t('a LibreOffice document'), 'odt ods odp odg'],
      [t('a Pages, Numbers or Keynote document'), 'pages numbers key'],
      [t('a PDF document'), 'pdf'],
      [t('a text file'), 'txt md csv log'],
      [t('a web page'), 'html htm mht xml'],
      [t('a drawing'), 'svg ai eps cdr'],
      [t('a compressed folder'), 'zip rar 7z tar gz'],
      [t('a program'), 'exe apk msi dmg bat jar'],
      [t('a HEIC photo'), 'heic heif hif'],
      [t('a TIFF picture'), 'tif tiff'],
      [t('a Photoshop file'), 'psd psb'],
      [t('a raw photo of a camera'), 'dng cr2 cr3 nef arw orf raf rw2'],
      [t('a picture'), 'jpg jpeg png webp gif avif bmp ico jxl'],
      [t('a sound recording'), 'mp3 m4a wav ogg oga opus aac amr flac wma aif aiff mid midi weba'],
      [t('a video'), 'mp4 m4v mov avi mkv webm wmv 3gp 3g2 mpg mpeg flv'],
    ] as const
  ).flatMap(([name, endings]) => endings.split(' ').map((ending) => [ending, name] as const)),
);

/** The MIME type gives the words when the ending is unknown. */
const BY_TYPE: readonly (readonly [RegExp, string])[] = [
  [/^image\//, t('a picture')],
  [/^audio\//, t('a sound recording')],
  [/^video\//, t('a video')],
  [/^text\//, t('a text file')],
];

const HEIC = /^image\/hei[cf]/;

/** Describes a file by the MIME type of its content and the ending of its name or content. */
export interface FileFacts {
  readonly type: string;
  readonly ending: string;
}

/** Returns the ending of a file's name in lower case, or an empty string if it has none. */
export const readEnding = (name: string): string =>
  /\.([a-z0-9]{1,8})$/i.exec(name)?.[1]?.toLowerCase() ?? '';

/** Returns everyday words for such a file, with an article, or undefined for an unknown type. */
export function describeFile({ type, ending }: FileFacts): string | undefined {
  const byType = BY_TYPE.find(([kind]) => kind.test(type))?.[1];
  // The same ending may mean sound or video, so the MIME type decides.
  return /^(audio|video)\//.test(type) ? byType : (BY_ENDING[ending] ?? byType);
}

/** Returns true for HEIC photos, which iPhones take and browsers can't show. */
export const isHeic = ({ type, ending }: FileFacts): boolean =>
  HEIC.test(type) || /^(heic|heif|hif)$/.test(ending);

const UNPLAYABLE = /^audio\/((x-)?aiff|x-ms-\w+|(x-)?midi?|ape|x-musepack|x-dsf)$/;

/** Returns true for sound that most browsers can't play. */
export const isUnplayable = (type: string): boolean => UNPLAYABLE.test(type);

const TYPE_NAMES: Readonly<Record<string, string>> = {
  'image/jpeg': 'JPEG',
  'image/png': 'PNG',
  'image/webp': 'WebP',
  'image/gif': 'GIF',
  'image/avif': 'AVIF',
  'image/bmp': 'BMP',
  'application/pdf': 'PDF',
  'audio/*': t('sound recordings such as MP3, M4A, WAV and OGG'),
  'video/*': t('videos such as MP4 and MOV'),
};

/** Returns accepted MIME types in everyday words, such as `JPEG, PNG, PDF`. */
export const nameTypes = (accept: readonly string[]): string =>
  accept.map((type) => TYPE_NAMES[type] ?? type).join(', ');
