import type { EventSeed } from './event-seed';
import { COMING_EVENTS } from './events-coming';
import { END_OF_SEMESTER_EVENTS } from './events-end-of-semester';
import { RECENT_EVENTS } from './events-recent';
import { LATER_EVENTS } from './events-later';
import { PAST_EVENTS } from './events-past';

/** Two semesters around this Sabbath. */
export const EVENTS: readonly EventSeed[] = [
  ...PAST_EVENTS,
  ...RECENT_EVENTS,
  ...COMING_EVENTS,
  ...END_OF_SEMESTER_EVENTS,
  ...LATER_EVENTS,
];
