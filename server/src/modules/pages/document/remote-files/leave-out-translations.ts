import type { RemoteFiles } from '@narthex/shared-contracts';
import { isTranslatedScript } from '@narthex/shared-contracts/remote-package';

const TRANSLATED_MANIFEST = /\/mf-manifest\.[a-z]{2}\.json$/;

/**
 * Removes the files of other languages than English from a version's file list, because each hash makes the page
 * longer.
 */
export const leaveOutTranslations = (files: RemoteFiles): RemoteFiles => ({
  ...files,
  integrity: Object.fromEntries(
    Object.entries(files.integrity).filter(
      ([file]) => !isTranslatedScript(file) && !TRANSLATED_MANIFEST.test(file),
    ),
  ),
});
