import { galleryInputSchema, type GalleryInput } from '@narthex/shared-contracts/schemas/gallery';
import { t } from '@narthex/shared-contracts/translate';
import type { Queryable } from '../../database/database-handle';
import { fieldProblem } from '../../problem-error';
import type { Command } from '../../writes/command';
import { handleCommand } from '../../writes/handle-command';
import { FILE_GONE } from '../../media/file-lifetime-repository';
import { namedFiles } from '../../media/named-files';
import { findMedia } from '../media/repository';
import type { ModuleRoutes } from '../module-routes';
import { parseUpdate } from '../../requests/parse-input';
import { presentItem } from './presenter';
import {
  pickItemColumns,
  deleteItem,
  insertItem,
  findItem,
  lockItem,
  updateItem,
  type GalleryRow,
  type GalleryValues,
} from './repository';

const item: Pick<Command<'gallery.update', GalleryRow>, 'subjectType' | 'present'> = {
  subjectType: 'gallery_item',
  present: (row) => ({ ...presentItem(row) }),
};

const NO_PICTURE = t('This file is neither a picture nor a video. Please choose one.');

async function findFile(tx: Queryable, url: string | null): Promise<string | null> {
  if (url === null) return null;
  const [key] = namedFiles(url);
  const file = key === undefined ? null : await findMedia(tx, key);
  if (!file) throw fieldProblem('file_path', FILE_GONE);
  if (!/^(image|video)\//.test(file.content_type)) throw fieldProblem('file_path', NO_PICTURE);
  return file.key;
}

const itemValues = async (tx: Queryable, input: GalleryInput): Promise<GalleryValues> => ({
  ...pickItemColumns(input),
  file: await findFile(tx, input.file_path),
});

export const galleryCommands: ModuleRoutes = async (app) => {
  handleCommand<'gallery.create', GalleryRow>(app, 'gallery.create', {
    find: null,
    ...item,
    verb: 'create',
    message: t('Gallery item created successfully!'),
    apply: async ({ tx, body }) => insertItem(tx, await itemValues(tx, body)),
  });

  handleCommand<'gallery.update', GalleryRow>(app, 'gallery.update', {
    ...item,
    verb: 'update',
    message: t('Gallery item updated successfully!'),
    find: ({ tx, params, forUpdate }) => (forUpdate ? lockItem : findItem)(tx, params.id),
    async apply({ tx, params, body }, row) {
      if (!row) return undefined;
      const input = parseUpdate(galleryInputSchema, body, row, { file_path: presentItem(row).file_path });
      return updateItem(tx, params.id, await itemValues(tx, input));
    },
  });

  handleCommand<'gallery.delete', GalleryRow>(app, 'gallery.delete', {
    ...item,
    verb: 'delete',
    message: t('Gallery item deleted successfully!'),
    find: ({ tx, params, forUpdate }) => (forUpdate ? lockItem : findItem)(tx, params.id),
    async apply({ tx, params }) {
      await deleteItem(tx, params.id);
      return undefined;
    },
  });
};
