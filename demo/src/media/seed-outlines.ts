import type { MediaDrive } from '@narthex/server/media/drive';
import type { MediaRow } from '@narthex/server/modules/media/repository';
import { OUTLINES } from '../content/outlines';
import { SERMONS, getSermonDate } from '../content/sermons';
import { SITE } from '../content/site';
import { keepFile, type SermonMedia } from './keep-file';
import { printOutline } from './print-outline';
import type { SeedTime } from '../seed-time';

/** Prints the study outlines of the sermons that have one. */
export async function seedOutlines(drive: MediaDrive, time: SeedTime, createdAt: Date): Promise<SermonMedia> {
  const printed = new Map<string, MediaRow>();
  for (const sermon of SERMONS) {
    const outline = OUTLINES[sermon.title];
    if (!outline) continue;
    const bytes = await printOutline({
      title: sermon.title,
      speaker: sermon.speaker,
      scripture: sermon.scripture,
      sermon_date: getSermonDate(sermon, time),
      summary: sermon.description,
      outline,
      church: SITE.name,
      printedAt: createdAt,
    });
    const name = `${sermon.title} outline`;
    const file = {
      name,
      extension: 'pdf',
      kind: 'document',
      content_type: 'application/pdf',
      bytes,
    } as const;
    printed.set(sermon.title, await keepFile(drive, file, createdAt));
  }
  return printed;
}
