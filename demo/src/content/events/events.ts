import type { EventSeed } from './event-seed';
import { COMING_EVENTS } from './events-coming';
import { RECENT_EVENTS } from './events-recent';
import { LATER_EVENTS } from './events-later';
import { PAST_EVENTS } from './events-past';

/** Two semesters around this Sabbath. */
export const EVENTS: readonly EventSeed[] = [
  ...PAST_EVENTS,
  ...RECENT_EVENTS,
  ...COMING_EVENTS,
  ...LATER_EVENTS,
];
