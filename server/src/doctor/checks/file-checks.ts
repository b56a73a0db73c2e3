import path from 'node:path';
import { listBlobKeys, listMediaKeys, listMediaSizes } from '../../backup/files/file-key-repository';
import { openSiteFiles } from '../../backup/files/site-files';
import type { Config } from '../../config';
import { originalPath } from '../../media/drive';
import { UNUSED_FILE_RETENTION_MS } from '../../media/media-policy';
import { findUsedFiles } from '../../media/used-file-repository';
import { DAY_MS } from '../../time-units';
import type { Check } from '../check';
import { nameSome } from './name-some';

const describeMediaFolder = ({ files }: Config) =>
  files.kind === 'folder' ? path.join(files.folder, 'media') : `media of the bucket ${files.bucket}`;

/** Compare the rows with the files that they name. */
export const FILE_CHECKS: readonly Check[] = [
  {
    name: 'media of rows',
    find: async ({ db, files }) => {
      const missing: string[] = [];
      const changed: string[] = [];
      for (const { key, bytes } of await listMediaSizes(db)) {
        const file = originalPath(key);
        if (!(await files.disk.exists(file))) missing.push(key);
        else if ((await files.disk.getMetaData(file)).contentLength !== bytes) changed.push(key);
      }
      return [
        { keys: missing, what: 'a row and no file' },
        { keys: changed, what: 'a file of another size than was uploaded' },
      ]
        .filter(({ keys }) => keys.length > 0)
        .map(({ keys, what }) => ({
          problem: `${keys.length} media have ${what}: ${nameSome(keys)}.`,
          advice: 'Put the files back from a backup, or upload them again where they are shown.',
        }));
    },
  },
  {
    name: 'files of remotes and shell',
    find: async ({ db, config }) => {
      const files = await openSiteFiles(config);
      const missing: string[] = [];
      for (const key of await listBlobKeys(db)) if (!(await files.describe(key))) missing.push(key);
      if (missing.length === 0) return [];
      return [
        {
          problem: `${missing.length} built files are missing or damaged: ${nameSome(missing)}.`,
          advice: 'Put them back from a backup, or publish the versions that have them again.',
        },
      ];
    },
  },
  {
    name: 'files without rows',
    find: async ({ config, db, files }) => {
      const known = new Set(await listMediaKeys(db));
      const orphans = new Set<string>();
      for await (const { key, changedAt } of files.list('media')) {
        const name = key.split('/')[1] ?? '';
        if (!known.has(name) && changedAt.getTime() < Date.now() - DAY_MS) orphans.add(name);
      }
      const used = await findUsedFiles(db, [...orphans], new Date(Date.now() - UNUSED_FILE_RETENTION_MS));
      return [
        {
          keys: [...used],
          what: 'files and no row, and records name them',
          advice: 'Put their rows back from a backup, or upload them again where they are shown.',
        },
        {
          keys: [...orphans].filter((key) => !used.has(key)),
          what: 'files, and neither a row nor a record that names them',
          // They would be needed again if these rows are only an older copy.
          advice: `They only take room, and backups leave them out. If this is the newest database of the site, delete their folders in ${describeMediaFolder(config)}.`,
          isHint: true,
        },
      ].flatMap(({ keys, what, ...rest }) =>
        keys.length === 0
          ? []
          : [{ problem: `${keys.length} media have ${what}: ${nameSome(keys)}.`, ...rest }],
      );
    },
  },
];
