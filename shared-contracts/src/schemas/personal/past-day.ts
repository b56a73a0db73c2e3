import { t } from '../../language/translate';
import { optionalDate } from '../text';

const EARLIEST = '1900-01-01';
/** Clocks east of here are up to 14 hours ahead of UTC: there it may be tomorrow already. */
const MAX_OFFSET_MS = 14 * 60 * 60 * 1000;

const latestToday = () => new Date(Date.now() + MAX_OFFSET_MS).toISOString().slice(0, 10);

/** A day that somebody who lives has seen, such as a birthday or the day of a photo; null where none was given. */
export const optionalPastDay = (message?: string) =>
  optionalDate(message)
    .refine((day) => day === null || day <= latestToday(), t('This day is in the future'))
    .refine((day) => day === null || day >= EARLIEST, t('This day is before 1900'));
