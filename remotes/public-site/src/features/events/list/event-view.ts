import { EVENT_TYPES, type EventType } from '@narthex/shared-contracts/closed-lists';
import { readFilter } from '../../../components/filters/read-filter';

/** Which of the coming events a URL asks for. */
export interface EventView {
  readonly text: string;
  readonly type: EventType | null;
}

export function readEventView(search: string): EventView {
  const named = readFilter(search, 'type');
  return { text: readFilter(search, 'q'), type: EVENT_TYPES.find((type) => type === named) ?? null };
}

export const isNarrowed = ({ text, type }: EventView): boolean => text !== '' || type !== null;
