import { sermonInputSchema, type SermonInput } from '@narthex/shared-contracts/schemas/sermons';
import { t } from '@narthex/shared-contracts/translate';
import type { Command } from '../../writes/command';
import { handleCommand } from '../../writes/handle-command';
import { safeHtml } from '../../responses/html/safe-html';
import { mediaUrl } from '../../responses/links/media-url';
import { cleanTranslations } from '../../responses/translations';
import type { ModuleRoutes } from '../module-routes';
import { parseUpdate } from '../../requests/parse-input';
import { SERMON_HTML, presentSermonPage } from './presenter';
import {
  pickSermonColumns,
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
  ...pickSermonColumns(input),
  sermon_text: input.sermon_text === null ? null : safeHtml(input.sermon_text),
  translations: cleanTranslations(input.translations, SERMON_HTML),
});

const storedFiles = (row: SermonRow) => ({
  audio_file: mediaUrl(row.audio_file),
  video_file: mediaUrl(row.video_file),
  pdf_file: mediaUrl(row.pdf_file),
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
      if (!row) return undefined;
      const input = parseUpdate(sermonInputSchema, body, row, storedFiles(row) as Partial<SermonInput>);
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
