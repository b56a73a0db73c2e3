import { SERMON_FILE_KINDS, type SermonFileKind } from '@narthex/shared-contracts/enums';
import { t } from '@narthex/shared-contracts/translate';
import { readVersionField } from '../../endpoints/preconditions/edited-version';
import { handle } from '../../endpoints/handle';
import { problem } from '../../problem-error';
import { storedCommand } from '../../writes/command';
import { updateFileUse } from '../../writes/handle-command';
import { presentFile } from '../media/presenter';
import { mediaUrl } from '../../responses/links/media-url';
import type { ModuleRoutes } from '../module-routes';
import { getUploading } from '../uploads/complete-upload';
import { receiveForm, type ReceivedForm } from '../uploads/receive-file';
import { findLastSaved, findSermon, lockSermon, updateSermon, type SermonRow } from './repository';
import { DAY_MS } from '../../time-units';

/** The upload of a video may take hours, but a sermon saved days ago is no longer the one being edited. */
const RECENT_MS = DAY_MS;

const COLUMNS = {
  audio: 'audio_file',
  video: 'video_file',
  pdf: 'pdf_file',
  thumbnail: 'thumbnail',
} as const satisfies Readonly<Record<SermonFileKind, string>>;

const isKind = (name: string | undefined): name is SermonFileKind =>
  SERMON_FILE_KINDS.some((kind) => kind === name);

/** Returns the kind of a sermon's file: by `kind`, else by the name of the form field, else a recording. */
function readKind({ fields, file }: ReceivedForm): SermonFileKind {
  const { kind, type = kind } = fields;
  if (isKind(type)) return type;
  return isKind(file?.field) ? file.field : 'audio';
}

/** Creates the command that attaches a file to a sermon, as an ordinary change of the sermon. */
const attachFile = (kind: SermonFileKind, sermonId: number, url: string) =>
  storedCommand<'sermons.upload', SermonRow>('sermons.upload', {
    subjectType: 'sermon',
    verb: 'upload',
    find: ({ tx, forUpdate }) => (forUpdate ? lockSermon : findSermon)(tx, sermonId),
    apply: ({ tx }) => updateSermon(tx, sermonId, { [COLUMNS[kind]]: url }),
    present: (row) => ({ [`${kind}_file`]: mediaUrl(row[COLUMNS[kind]]), version: row.version }),
  });

/**
 * Registers the upload of a sermon's file. It is attached to the named sermon, else to the one that its sender saved
 * last. Otherwise it is kept for a day, until a sermon names it.
 */
export const sermonUploadRoutes: ModuleRoutes = async (app) => {
  handle(
    app,
    'sermons.upload',
    async ({ actor, request }) => {
      // This is read before the upload, because the person may save another sermon in the meantime.
      const lastSaved = await findLastSaved(app.db, actor.id, new Date(Date.now() - RECENT_MS));
      return receiveForm(request, actor, getUploading(app), {
        kind: 'video',
        handle: async (form, accept) => {
          const kind = readKind(form);
          const accepted = await accept(kind);
          if (!accepted) throw problem('validation', undefined, { audio: [t('A file is required')] });
          const { fields } = form;
          const named = fields['sermon_id'] ? Number(fields['sermon_id']) : null;
          const sermonId = named ?? lastSaved;
          const { url, ...facts } = presentFile(accepted);
          const attach = async (id: number) =>
            app.unitOfWork(request, async (unit) => {
              // If the last saved sermon was deleted, the file isn't attached.
              if (named === null && !(await lockSermon(unit.tx, id))) return null;
              return attachFile(kind, id, url).run(unit, {
                params: {},
                body: { [`${kind}_file`]: url },
                actor,
                editedVersion: request.editedVersion ?? readVersionField(fields['version']),
              });
            });
          const attached = sermonId === null ? null : await attach(sermonId);
          if (attached) await updateFileUse(app, attached);
          return {
            success: true as const,
            message: t('File uploaded successfully!'),
            data: { url, ...facts, file_kind: kind, sermon_id: attached && sermonId },
          };
        },
      });
    },
    { isVersioned: true },
  );
};
