import type { FastifyRequest } from 'fastify';
import { mediaName } from '@narthex/shared-contracts';
import { t } from '@narthex/shared-contracts/translate';
import { handle } from '../../endpoints/handle';
import { listResponse } from '../../lists/list-rows';
import { fieldProblem, problem } from '../../problem-error';
import { presentFile } from '../media/presenter';
import { sendFile } from '../media/send-file';
import { findMedia } from '../media/repository';
import type { ModuleRoutes } from '../module-routes';
import { getUploading } from '../uploads/complete-upload';
import { receiveForm } from '../uploads/receive-file';
import { galleryCommands } from './commands';
import { fileExtension, presentItem } from './presenter';
import { findItem, listGallery } from './repository';

const NO_FILE = t('No file arrived here. Please choose a picture or a video again.');

/** Returns true if a form contains another value, such as text or an empty object, instead of its file. */
const hasNoFile = (body: unknown) =>
  typeof body === 'object' && body !== null && 'image' in body && body.image !== null;

/** Registers pictures and videos of the congregation's life. */
export const galleryRoutes: ModuleRoutes = async (app) => {
  const { drive } = app.media;

  async function receive(request: FastifyRequest) {
    if (!request.actor) throw problem('unauthenticated');
    return receiveForm(request, request.actor, getUploading(app), {
      kind: 'gallery',
      handle: async ({ fields }, accept) => ({ fields, accepted: await accept('gallery') }),
    });
  }

  handle(app, 'gallery.list', async ({ query }) =>
    listResponse(await listGallery(app.db, query), presentItem),
  );

  handle(app, 'gallery.get', async ({ params }) => {
    const row = await findItem(app.db, params.id);
    if (!row) throw problem('not_found');
    return { success: true, data: presentItem(row) };
  });

  handle(
    app,
    'gallery.download',
    async ({ params, request, reply }) => {
      const row = await findItem(app.db, params.id);
      const file = row?.file ? await findMedia(app.db, row.file) : null;
      if (!row || !file) throw problem('not_found');
      const saveAs = `${mediaName(row.title)}.${fileExtension(file.content_type)}`;
      return sendFile(request, reply, { drive, file, saveAs });
    },
    { compress: false },
  );

  handle(app, 'gallery.upload', async ({ request }) => {
    const { accepted } = await receive(request);
    if (!accepted) throw problem('validation', undefined, { image: [t('A file is required')] });
    return { success: true, message: t('File uploaded successfully!'), data: presentFile(accepted) };
  });

  await app.register(async (forms) => {
    // A form with a file is converted to JSON that names the stored file, so that both requests share one handler.
    forms.addHook('preValidation', async (request) => {
      const isForm = request.isMultipart();
      const { fields, accepted } = isForm ? await receive(request) : { fields: request.body, accepted: null };
      if (!accepted && hasNoFile(fields)) throw fieldProblem('image', NO_FILE);
      if (isForm)
        request.body = { ...(fields as object), ...(accepted && { file_path: presentFile(accepted).url }) };
    });
    await forms.register(galleryCommands);
  });
};
