import { t } from '@narthex/shared-contracts/translate';
import { LANGUAGE_BASE } from '@narthex/shared-contracts/languages';
import {
  clock,
  formatDay,
  shortMonth,
  paths,
  pictureInfo,
  plainDate,
  formatTime,
  toPlainDate,
  shortWeekday,
  zonedParts,
} from '@narthex/shared-contracts';
import { findListLabel } from '@narthex/shared-contracts/enum-labels';
import type { ChurchEvent } from '@narthex/shared-contracts/schemas/events';

/** Describes an event for its card. */
export interface EventFacts {
  readonly key: string | number;
  readonly title: string;
  readonly description: string;
  readonly date: {
    readonly iso: string;
    readonly day: number;
    readonly weekday: string;
    readonly month: string;
  };
  readonly time: string;
  readonly location: string;
  readonly attendees: string;
  /** Holds the value of the type enum; it is empty if the event has no type. */
  readonly type: string;
  /** Holds the label of the type. */
  readonly category: string;
  /** If null, the church's own picture is shown. */
  readonly image: string | null;
  readonly isFeatured: boolean;
  readonly canRegister: boolean;
  /** Holds the label of the link to a place. For a full event it names the waiting list. */
  readonly registerLabel: string;
  readonly href: string;
  /** Samples have no page of their own. */
  readonly hasPage: boolean;
  /** Lists the names of the texts that are in another language than the page. */
  readonly untranslated?: readonly string[] | undefined;
}

export function momentFacts(instant: string, timeZone: string): Pick<EventFacts, 'date' | 'time'> {
  const parts = zonedParts(instant, timeZone);
  return {
    date: {
      iso: toPlainDate(parts),
      day: parts.day,
      weekday: shortWeekday(parts.weekday),
      month: shortMonth(parts.month),
    },
    time: clock(parts.hour, parts.minute),
  };
}

/** Returns the label of an event type: `Bible Study` for `bible_study`. */
export function getCategoryLabel(eventType: string | null | undefined): string {
  const words = (eventType ?? '').split('_').filter(Boolean);
  const english = words.map((word) => word[0]?.toUpperCase() + word.slice(1)).join(' ');
  return findListLabel(eventType, english) || t('General');
}

type Source = Partial<Omit<ChurchEvent, 'event_type'>> &
  Pick<ChurchEvent, 'id' | 'title' | 'description' | 'start_datetime'> & {
    readonly event_type?: string | null;
  };

export function eventFacts(event: Source, timeZone: string): EventFacts {
  const seats = event.max_attendees ?? 0;
  const claimed = (event.attendees_count ?? 0) + (event.waiting_count ?? 0);
  return {
    key: event.id,
    title: event.title,
    description: event.description,
    ...momentFacts(event.start_datetime, timeZone),
    location: event.location || 'TBD',
    attendees: seats > 0 ? t('Max {seats}', { seats }) : t('Open to All'),
    type: event.event_type ?? '',
    category: getCategoryLabel(event.event_type),
    image: event.featured_image ?? null,
    isFeatured: event.status === 'published',
    canRegister: Number(event.entry_fee ?? 0) > 0 || seats > 0,
    registerLabel: seats > 0 && claimed >= seats ? 'Waiting list' : 'Register',
    href: paths.event.to(event.id),
    hasPage: true,
    ...(LANGUAGE_BASE && { untranslated: event.untranslated }),
  };
}

/** Returns the duration of an event: `6:30 PM – 8:00 PM` on one day, or with both dates if it lasts longer. */
export function timeSpan(
  { start_datetime, end_datetime }: Pick<ChurchEvent, 'start_datetime' | 'end_datetime'>,
  timeZone: string,
  now: string | undefined,
): string {
  const start = formatTime(start_datetime, timeZone);
  const end = formatTime(end_datetime, timeZone);
  if (plainDate(start_datetime, timeZone) === plainDate(end_datetime, timeZone)) {
    return start === end ? start : `${start} – ${end}`;
  }
  const day = (instant: string) => formatDay(instant, timeZone, new Date(now ?? start_datetime));
  return `${day(start_datetime)}, ${start} – ${day(end_datetime)}, ${end}`;
}

/** Returns the picture of an event for link previews. Without one, the previews use the picture of the site. */
export const getPreviewImage = (url: string | null): string | undefined =>
  pictureInfo(url) ? `${url}/og.jpg` : undefined;
