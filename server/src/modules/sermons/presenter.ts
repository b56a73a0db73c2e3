import {
  listedSermonTexts,
  sermonTexts,
  type PublicSermon,
  type SermonPage,
} from '@narthex/shared-contracts/schemas/sermons';
import { safeHtml } from '../about/safe-html';
import { mediaUrl } from '../../responses/links/media-url';
import { presentTranslations } from '../../responses/translations';
import type { SermonRow } from './repository';
import type { SermonFiles } from './sermon-file-repository';

/** The texts that hold HTML. */
export const SERMON_HTML = { sermon_text: safeHtml };

export function presentSermon(row: SermonRow, files: SermonFiles): PublicSermon {
  const findFile = (file: string | null) => (file === null ? undefined : files.get(file));
  return {
    id: row.id,
    title: row.title,
    description: row.description,
    speaker: row.speaker,
    sermon_date: row.sermonDate,
    scripture_reference: row.scriptureReference,
    series: row.series,
    status: row.status,
    tags: row.tags,
    is_featured: row.isFeatured,
    audio_file: mediaUrl(row.audioFile),
    video_file: mediaUrl(row.videoFile),
    pdf_file: mediaUrl(row.pdfFile),
    audio_bytes: findFile(row.audioFile)?.bytes ?? null,
    audio_type: findFile(row.audioFile)?.contentType ?? null,
    audio_seconds: findFile(row.audioFile)?.seconds ?? null,
    video_bytes: findFile(row.videoFile)?.bytes ?? null,
    pdf_bytes: findFile(row.pdfFile)?.bytes ?? null,
    thumbnail: mediaUrl(row.thumbnail),
    version: row.version,
    translations: presentTranslations(listedSermonTexts, row.translations),
  };
}

/** A sermon with its text, cleaned once more on its way out. */
export const presentSermonPage = (row: SermonRow, files: SermonFiles): SermonPage => ({
  ...presentSermon(row, files),
  sermon_text: row.sermonText === null ? null : safeHtml(row.sermonText),
  audio_note: row.audioNote,
  translations: presentTranslations(sermonTexts, row.translations, SERMON_HTML),
});
