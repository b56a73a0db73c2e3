import type { ChurchEvent } from '@narthex/shared-contracts/schemas/events';

export const EVENT_SORTS = ['coming', 'date-desc', 'date-asc', 'title-asc', 'title-desc'] as const;
export type EventSort = (typeof EVENT_SORTS)[number];

export interface EventFilters {
  readonly search: string;
  /** A status, or empty for all. */
  readonly status: string;
  readonly sort: EventSort;
}

const startOf = (event: ChurchEvent) => Date.parse(event.start_datetime);
const byDate = (a: ChurchEvent, b: ChurchEvent) => startOf(a) - startOf(b);
const byTitle = (a: ChurchEvent, b: ChurchEvent) => a.title.localeCompare(b.title, 'en');

/** What is ahead, the next first; then what is over, the latest first. */
function byComing(now: number) {
  return (a: ChurchEvent, b: ChurchEvent) => {
    const [aIsOver, bIsOver] = [a, b].map(
      (event) => !event.is_recurring && Date.parse(event.end_datetime) < now,
    );
    if (aIsOver !== bIsOver) return aIsOver ? 1 : -1;
    return aIsOver ? byDate(b, a) : byDate(a, b);
  };
}

function comparatorOf(sort: EventSort, now: number) {
  switch (sort) {
    case 'coming':
      return byComing(now);
    case 'date-asc':
      return byDate;
    case 'date-desc':
      return (a: ChurchEvent, b: ChurchEvent) => byDate(b, a);
    case 'title-asc':
      return byTitle;
    case 'title-desc':
      return (a: ChurchEvent, b: ChurchEvent) => byTitle(b, a);
  }
}

/** The events that fit search and status, in the chosen order. */
export function selectEvents(
  events: readonly ChurchEvent[],
  { search, status, sort }: EventFilters,
  now: number,
): ChurchEvent[] {
  const wanted = search.trim().toLocaleLowerCase('en');
  return events
    .filter((event) => status === '' || event.status === status)
    .filter(({ title, description, location }) =>
      `${title}\n${description}\n${location ?? ''}`.toLocaleLowerCase('en').includes(wanted),
    )
    .sort(comparatorOf(sort, now));
}
