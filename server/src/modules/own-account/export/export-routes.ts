import { pictureInfo, plainDate } from '@narthex/shared-contracts';
import { t } from '@narthex/shared-contracts/translate';
import { ZipFile } from 'yazl';
import { handle } from '../../../endpoints/handle';
import { originalPath } from '../../../media/drive';
import { readLanguage, translateMessage } from '../../../responses/translate-message';
import { problem } from '../../../problem-error';
import { fullName } from '../../../writes/unit/writer';
import { findUser } from '../../auth/repository';
import { findMedia } from '../../media/repository';
import type { ModuleRoutes } from '../../module-routes';
import { readSite } from '../../../site/site-repository';
import { collectSections } from './collect-sections';
import { writeIndex } from './write-index';

/** A translation has plain letters too, because it stands in a header. */
const FILE_NAME = t('my-data');

/** Registers the download of everything that is stored about a person, as one archive. */
export const accountExportRoutes: ModuleRoutes = async (app) => {
  const { disk } = app.media.drive;

  /** Reads the whole file: a stream that breaks off would end the process, since the archive handles no errors of it. */
  async function readPhoto(url: string | null) {
    const key = pictureInfo(url)?.key;
    const found = key === undefined ? null : await findMedia(app.db, key);
    if (!found || !(await disk.exists(originalPath(found.key)))) return null;
    return {
      name: `photo.${found.content_type.replace('image/', '')}`,
      bytes: Buffer.from(await disk.getBytes(originalPath(found.key))),
    };
  }

  handle(
    app,
    'ownAccount.export',
    async ({ actor, request, reply }) => {
      const account = await findUser(app.db, actor.id);
      if (!account) throw problem('unauthenticated');
      await app.unitOfWork(request, ({ audit }) =>
        audit({ action: 'account.export', subjectType: 'user', subjectId: account.id }),
      );
      const language = readLanguage(request);
      const site = await readSite(app.db);
      const sections = await collectSections(app.db, account, language);
      const photo = await readPhoto(account.photo_url);
      const madeAt = new Date();

      const zip = new ZipFile();
      const { name: siteName, time_zone: timeZone } = site;
      const facts = {
        siteName,
        personName: fullName(account),
        madeAt,
        timeZone,
        photo: photo?.name ?? null,
        language,
      };
      zip.addBuffer(Buffer.from(writeIndex(sections, facts)), 'index.html', { mtime: madeAt });
      for (const { name, rows } of sections) {
        zip.addBuffer(Buffer.from(JSON.stringify(rows, null, 2)), `data/${name}.json`, { mtime: madeAt });
      }
      if (photo) zip.addBuffer(photo.bytes, photo.name, { mtime: madeAt, compress: false });
      zip.end();
      const fileName = `${translateMessage(FILE_NAME, language)}-${plainDate(madeAt, site.time_zone)}.zip`;
      return reply
        .type('application/zip')
        .header('content-disposition', `attachment; filename="${fileName}"`)
        .send(zip.outputStream);
    },
    { compress: false },
  );
};
