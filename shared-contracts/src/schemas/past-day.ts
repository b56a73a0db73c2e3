import { t } from '../language/translate';
import { optionalDate } from './text';

const EARLIEST = '1900-01-01';
/** Some zones are up to 14 hours ahead of UTC, so it may already be tomorrow there. */
const MAX_OFFSET_MS = 14 * 60 * 60 * 1000;

const latestToday = () => new Date(Date.now() + MAX_OFFSET_MS).toISOString().slice(0, 10);

/**
 * Validates a past day in a human lifetime, such as a birthday or the day of a photo. It is null if none was
 * given.
 */
export const optionalPastDay = (message?: string) =>
  optionalDate(message)
    .refine((day) => day === null || day <= latestToday(), t('This day is in the future'))
    .refine((day) => day === null || day >= EARLIEST, t('This day is before 1900'));
