import { EVENT_TYPES, type EventType } from '@narthex/shared-contracts/enums';
import { readFilter, readSearchText } from '../../../components/filters/read-filter';
import { readPageNumber } from '../../../components/links/page-links';

/** Describes which of the upcoming events a URL requests. */
export interface EventView {
  readonly text: string;
  readonly type: EventType | null;
  readonly page: number;
}

export function readEventView(search: string): EventView {
  const named = readFilter(search, 'type');
  const type = EVENT_TYPES.find((known) => known === named) ?? null;
  return { text: readSearchText(search), type, page: readPageNumber(search) };
}

export const isNarrowed = ({ text, type }: Pick<EventView, 'text' | 'type'>): boolean =>
  text !== '' || type !== null;
