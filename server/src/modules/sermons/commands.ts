import { sermonInputSchema, type SermonInput } from '@narthex/shared-contracts/schemas/sermons';
import { t } from '@narthex/shared-contracts/translate';
import type { Command } from '../../writes/command';
import { handleCommand } from '../../writes/handle-command';
import { safeHtml } from '../about/safe-html';
import { mediaUrl } from '../../responses/links/media-url';
import { cleanTranslations } from '../../responses/translations';
import type { ModuleRoutes } from '../module-routes';
import { parseInput } from '../../requests/parse-input';
import { SERMON_HTML, presentSermonPage } from './presenter';
import {
  deleteSermon,
  insertSermon,
  findSermon,
  lockSermon,
  rememberSave,
  updateSermon,
  type SermonRow,
  type SermonValues,
} from './repository';
import { findSermonFiles } from './sermon-file-repository';

const sermon: Pick<Command<'sermons.update', SermonRow>, 'subjectType' | 'present'> = {
  subjectType: 'sermon',
  present: async (row, { tx }) => ({ ...presentSermonPage(row, await findSermonFiles(tx, [row])) }),
};

const sermonValues = (input: SermonInput): SermonValues => ({
  title: input.title,
  description: input.description,
  speaker: input.speaker,
  sermonDate: input.sermon_date,
  scriptureReference: input.scripture_reference,
  sermonText: input.sermon_text === null ? null : safeHtml(input.sermon_text),
  audioNote: input.audio_note,
  series: input.series,
  status: input.status,
  tags: input.tags,
  isFeatured: input.is_featured,
  audioFile: input.audio_file,
  videoFile: input.video_file,
  pdfFile: input.pdf_file,
  thumbnail: input.thumbnail,
  translations: cleanTranslations(input.translations, SERMON_HTML),
});

const storedInput = (row: SermonRow) => ({
  title: row.title,
  description: row.description,
  speaker: row.speaker,
  sermon_date: row.sermonDate,
  scripture_reference: row.scriptureReference,
  sermon_text: row.sermonText,
  audio_note: row.audioNote,
  series: row.series,
  status: row.status,
  tags: row.tags,
  is_featured: row.isFeatured,
  audio_file: mediaUrl(row.audioFile),
  video_file: mediaUrl(row.videoFile),
  pdf_file: mediaUrl(row.pdfFile),
  thumbnail: mediaUrl(row.thumbnail),
});

export const sermonCommands: ModuleRoutes = async (app) => {
  handleCommand<'sermons.create', SermonRow>(app, 'sermons.create', {
    find: null,
    ...sermon,
    verb: 'create',
    message: t('Sermon created successfully!'),
    async apply({ tx, body, actor }) {
      const row = await insertSermon(tx, sermonValues(body));
      if (row) await rememberSave(tx, actor.id, row.id);
      return row;
    },
  });

  handleCommand<'sermons.update', SermonRow>(app, 'sermons.update', {
    ...sermon,
    verb: 'update',
    message: t('Sermon updated successfully!'),
    find: ({ tx, params, forUpdate }) => (forUpdate ? lockSermon : findSermon)(tx, params.id),
    async apply({ tx, params, body, actor }, row) {
      const input = parseInput(sermonInputSchema, { ...(row && storedInput(row)), ...body });
      const changed = await updateSermon(tx, params.id, sermonValues(input));
      await rememberSave(tx, actor.id, params.id);
      return changed;
    },
  });

  handleCommand<'sermons.delete', SermonRow>(app, 'sermons.delete', {
    ...sermon,
    verb: 'delete',
    message: t('Sermon deleted successfully!'),
    find: ({ tx, params, forUpdate }) => (forUpdate ? lockSermon : findSermon)(tx, params.id),
    async apply({ tx, params }) {
      await deleteSermon(tx, params.id);
      return undefined;
    },
  });
};
