import { findSemesterByKey } from '@narthex/shared-contracts';
import type { Calendar } from '@narthex/shared-contracts/schemas/calendar';

/** What a semester is called in the language of the page; the server names it in English. */
export const semesterLabel = ({ key, label }: Calendar['semester']): string =>
  findSemesterByKey(key)?.label ?? label;
