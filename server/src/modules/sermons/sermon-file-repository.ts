import type { Queryable } from '../../database/database-handle';
import { findFileFacts, type FilesByUrl } from '../../media/file-facts-repository';
import type { SermonRow } from './repository';

/** Returns the facts of the recordings and texts of sermons. */
export const findSermonFiles = (db: Queryable, sermons: readonly SermonRow[]): Promise<FilesByUrl> =>
  findFileFacts(
    db,
    sermons.flatMap(({ audio_file: audio, video_file: video, pdf_file: pdf }) => [audio, video, pdf]),
  );
