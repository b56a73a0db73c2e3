import { findSemesterByKey } from '@narthex/shared-contracts';
import type { Calendar } from '@narthex/shared-contracts/schemas/calendar';

/** Returns the name of a semester in the language of the page. The server sends the English name. */
export const semesterLabel = ({ key, label }: Calendar['semester']): string =>
  findSemesterByKey(key)?.label ?? label;
