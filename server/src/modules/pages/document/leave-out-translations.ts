import type { RemoteFiles } from '@narthex/shared-contracts';
import { isTranslatedScript } from '@narthex/shared-contracts/remote-package';

const TRANSLATED_MANIFEST = /\/mf-manifest\.[a-z]{2}\.json$/;

/**
 * The files of a version without those of other languages than English: its manifest vouches for all of them, and a hash
 * is as long in a page as it is on the wire.
 */
export const leaveOutTranslations = (files: RemoteFiles): RemoteFiles => ({
  ...files,
  integrity: Object.fromEntries(
    Object.entries(files.integrity).filter(
      ([file]) => !isTranslatedScript(file) && !TRANSLATED_MANIFEST.test(file),
    ),
  ),
});
