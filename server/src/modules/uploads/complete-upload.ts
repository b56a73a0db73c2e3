import path from 'node:path';
import { rm } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { isUploadKind } from '@narthex/shared-contracts';
import type { Bounds } from '../../bounds';
import type { Database } from '../../database/database-handle';
import type { MediaDrive } from '../../media/drive';
import { problem, ProblemError } from '../../problem-error';
import { acceptFile, type AcceptedFile } from '../media/accept-file';
import type { MediaRow } from '../media/repository';
import { completeUpload, deleteUpload, findUpload, findUploadedFile, type UploadRow } from './repository';

/** Contains what is needed to store uploads. */
export interface UploadStore {
  readonly db: Database;
  readonly drive: MediaDrive;
}

export interface Uploading extends UploadStore {
  readonly bounds: Bounds;
}

/** Returns the store for uploads of an app, and its limits. */
export const getUploading = ({ db, media, config }: FastifyInstance): Uploading => ({
  db,
  drive: media.drive,
  bounds: config.bounds,
});

export const uploadPath = ({ drive }: Pick<UploadStore, 'drive'>, id: string): string =>
  path.join(drive.uploadFolder, id);

/** Deletes the row and the bytes of an upload. */
export async function discardUpload({ db, drive }: UploadStore, id: string): Promise<void> {
  await deleteUpload(db, id);
  await rm(uploadPath({ drive }, id), { force: true });
}

type ArrivedUpload = Pick<UploadRow, 'id' | 'name' | 'kind' | 'user_id'>;

export async function acceptUpload({ db, drive }: UploadStore, upload: ArrivedUpload): Promise<AcceptedFile> {
  const { id, name, kind, user_id: userId } = upload;
  if (!isUploadKind(kind)) throw problem('not_found');
  try {
    const file = await acceptFile(
      { db, drive },
      { path: uploadPath({ drive }, id), name, kind, user_id: userId },
    );
    await completeUpload(db, id, file.key);
    return file;
  } catch (error) {
    // A refused file would be refused again, so its upload is deleted.
    if (error instanceof ProblemError) await discardUpload({ db, drive }, id);
    throw error;
  }
}

/** Creates a function that converts complete uploads to files of the store, each once however often it is called. */
export function createUploadCompleter(uploading: UploadStore): (id: string) => Promise<MediaRow> {
  const inProgress = new Map<string, Promise<MediaRow>>();

  async function complete(id: string): Promise<MediaRow> {
    const upload = await findUpload(uploading.db, id);
    if (!upload) throw problem('not_found');
    return (await findUploadedFile(uploading.db, upload)) ?? acceptUpload(uploading, upload);
  }

  return (id) => {
    const known = inProgress.get(id);
    if (known) return known;
    const completion = complete(id).finally(() => inProgress.delete(id));
    inProgress.set(id, completion);
    return completion;
  };
}
