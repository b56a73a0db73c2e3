import {
  listedSermonTexts,
  publicSermonSchema,
  sermonTexts,
  type PublicSermon,
  type SermonPage,
} from '@narthex/shared-contracts/schemas/sermons';
import type { FilesByUrl } from '../../media/file-facts-repository';
import { safeHtml } from '../../responses/html/safe-html';
import { mediaUrl } from '../../responses/links/media-url';
import { presentRow } from '../../responses/present-row';
import { presentTranslations } from '../../responses/translations';
import type { SermonRow } from './repository';

/** Lists the fields that contain HTML. */
export const SERMON_HTML = { sermon_text: safeHtml };

export function presentSermon(row: SermonRow, files: FilesByUrl): PublicSermon {
  const findFile = (file: string | null) => (file === null ? undefined : files.get(file));
  return presentRow(publicSermonSchema, row, {
    audio_file: mediaUrl(row.audio_file),
    video_file: mediaUrl(row.video_file),
    pdf_file: mediaUrl(row.pdf_file),
    audio_bytes: findFile(row.audio_file)?.bytes ?? null,
    audio_type: findFile(row.audio_file)?.content_type ?? null,
    audio_seconds: findFile(row.audio_file)?.seconds ?? null,
    video_bytes: findFile(row.video_file)?.bytes ?? null,
    pdf_bytes: findFile(row.pdf_file)?.bytes ?? null,
    thumbnail: mediaUrl(row.thumbnail),
    translations: presentTranslations(listedSermonTexts, row.translations),
  });
}

/** Presents a sermon with its text, which is sanitised again, because it may have been stored under older rules. */
export const presentSermonPage = (row: SermonRow, files: FilesByUrl): SermonPage => ({
  ...presentSermon(row, files),
  sermon_text: row.sermon_text === null ? null : safeHtml(row.sermon_text),
  audio_note: row.audio_note,
  translations: presentTranslations(sermonTexts, row.translations, SERMON_HTML),
});
