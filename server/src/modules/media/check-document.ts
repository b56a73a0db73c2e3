import { readFile } from 'node:fs/promises';
import { t } from '@narthex/shared-contracts/translate';
import { problem } from '../../problem-error';

const CUT_OFF = t(
  'This PDF is not complete: its end is missing. Please save or download it again, and send that file.',
);

/** Throws 415 for a PDF that was cut off, which no reader can open: they find its pages from the root at its end. */
export async function checkDocument(path: string): Promise<void> {
  const bytes = await readFile(path);
  if (!bytes.includes('/Root') && !bytes.includes('%%EOF')) throw problem('unsupported_media_type', CUT_OFF);
}
