import { rm } from 'node:fs/promises';
import { SERMON_FILE_KINDS, type SermonFileKind } from '@narthex/shared-contracts/closed-lists';
import { handle } from '../../endpoints/handle';
import { problem } from '../../problem-error';
import { settleFiles } from '../../writes/handle-command';
import { acceptFile } from '../media/files/accept-file';
import { presentFile } from '../media/files/present-file';
import { mediaUrl } from '../../responses/media-url';
import type { ModuleRoutes } from '../module-routes';
import { receiveForm, type ReceivedForm } from '../uploads/receive-file';
import { findLastSaved, lockSermon, updateSermon } from './repository';

/** A film may take hours to arrive; what was saved days ago is no longer what somebody works on. */
const RECENT_MS = 24 * 60 * 60 * 1000;

const COLUMNS = {
  audio: 'audioFile',
  video: 'videoFile',
  pdf: 'pdfFile',
  thumbnail: 'thumbnail',
} as const satisfies Readonly<Record<SermonFileKind, string>>;

const isKind = (name: string | undefined): name is SermonFileKind =>
  SERMON_FILE_KINDS.some((kind) => kind === name);

/** Which file of a sermon this is: as `kind` says, or else the name of the field; a recording unless either does. */
function readKind({ fields, file }: ReceivedForm): SermonFileKind {
  const { kind, type = kind } = fields;
  if (isKind(type)) return type;
  return isKind(file?.field) ? file.field : 'audio';
}

/**
 * Takes a file of a sermon: of the one that is named, or else of the one that its sender saved last. Without either it
 * waits, for a day, until a sermon names it.
 */
export const sermonUploadRoutes: ModuleRoutes = async (app) => {
  const { drive } = app.media;

  handle(app, 'sermons.upload', async ({ actor, request }) => {
    // Asked before the first byte: the person may go on with another sermon meanwhile.
    const lastSaved = await findLastSaved(app.db, actor.id, new Date(Date.now() - RECENT_MS));
    const form = await receiveForm(request, { drive }, 'video');
    const { file, fields } = form;
    if (!file) throw problem('validation', undefined, { audio: ['A file is required'] });
    try {
      const kind = readKind(form);
      const named = fields['sermon_id'] ? Number(fields['sermon_id']) : null;
      const sermonId = named ?? lastSaved;
      const { path, name } = file;
      const accepted = await acceptFile({ db: app.db, drive }, { path, name, kind, userId: actor.id });
      const { url, ...facts } = presentFile(accepted);
      const settled = await app.unitOfWork(request, async ({ tx, audit }) => {
        const sermon = sermonId === null ? undefined : await lockSermon(tx, sermonId);
        if (!sermon && named !== null) throw problem('not_found');
        if (!sermon) return { sermonId: null, before: null };
        const before = { [`${kind}_file`]: mediaUrl(sermon[COLUMNS[kind]]) };
        await updateSermon(tx, sermon.id, { [COLUMNS[kind]]: url });
        const after = { [`${kind}_file`]: url };
        await audit({ action: 'sermon.upload', subjectType: 'sermon', subjectId: sermon.id, before, after });
        return { sermonId: sermon.id, before };
      });
      if (settled.sermonId !== null) await settleFiles(app, { before: settled.before, after: { url } });
      return {
        success: true,
        message: 'File uploaded successfully!',
        data: { url, ...facts, file_kind: kind, sermon_id: settled.sermonId },
      };
    } finally {
      await rm(file.path, { force: true });
    }
  });
};
