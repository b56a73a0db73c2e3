import { DEPARTMENT_FACTS, formatDay, formatTime, plainDate } from '@narthex/shared-contracts';
import { EVENT_TYPE_LABELS } from '@narthex/shared-contracts/enum-labels';
import type { ChurchEvent, ValidatedEvent } from '@narthex/shared-contracts/schemas/events';
import { t } from '@narthex/shared-contracts/translate';
import { Badge, type TableColumn } from '@narthex/shared-ui';
import { lazySection } from '../lazy-section';
import type { PanelScope } from '../panel-scope';
import { StatusBadge } from '../resource-panel/cells/badges';
import { FilledTextCell } from '../resource-panel/cells/text-cell';
import { ofManagedType, type ColumnContext, type ResourceDefinition } from '../resource-panel/resource';
import { ResourcePanel } from '../resource-panel/resource-panel';
import { EVENT_LABELS, type EventsVariant } from './event-labels';
import { AttendeesButton } from './attendees/attendees-button';
import styles from './events-panel.module.css';

const STATUS_FILTER = {
  param: 'status',
  label: 'Status',
  options: [
    { value: 'published', label: 'Published' },
    { value: 'draft', label: 'Draft' },
    { value: 'cancelled', label: 'Cancelled' },
  ],
};

const SORTS = [
  { value: '', label: 'Next first' },
  { value: '-start_datetime', label: 'Newest date first' },
  { value: 'start_datetime', label: 'Oldest date first' },
  { value: 'title', label: 'Title A to Z' },
  { value: '-title', label: 'Title Z to A' },
];

/** Returns a range such as `6:30 PM - 8:00 PM`. If it ends on another day, the end has its date. */
function formatTimeRange(
  { start_datetime: start, end_datetime: end }: Pick<ChurchEvent, 'start_datetime' | 'end_datetime'>,
  timeZone: string,
): string {
  const endTime = formatTime(end, timeZone);
  const isSameDay = plainDate(start, timeZone) === plainDate(end, timeZone);
  return `${formatTime(start, timeZone)} - ${isSameDay ? endTime : `${formatDay(end, timeZone)}, ${endTime}`}`;
}

const REPEATS = {
  daily: t('then every day'),
  weekly: t('then every week'),
  monthly: t('then every month'),
  yearly: t('then every year'),
};

/** Returns how many guests come to the next occurrence and how many are on its waiting list. */
function describeGuests({
  attendees_count: coming,
  max_attendees: places,
  waiting_count: waiting,
}: Pick<ChurchEvent, 'attendees_count' | 'max_attendees' | 'waiting_count'>): string {
  const seats = places ? t('{coming} of {places}', { coming, places }) : String(coming);
  return waiting > 0 ? t('{seats}, {waiting} on the waiting list', { seats, waiting }) : seats;
}

const getColumns = ({ scope, timeZone }: ColumnContext): TableColumn<ChurchEvent>[] => [
  {
    key: 'title',
    label: 'Event',
    kind: 'title',
    isSortable: true,
    render: ({ title, description, department }) => (
      <FilledTextCell
        title={title}
        text={description}
        // The church's list contains events of all departments, so each row names its department.
        note={scope.kind === 'church' && department ? DEPARTMENT_FACTS[department].label : null}
      />
    ),
  },
  {
    key: 'start_datetime',
    label: 'When',
    kind: 'date',
    isSortable: true,
    render: (event) => (
      <>
        <span className={styles.day}>{formatDay(event.start_datetime, timeZone)}</span>
        <span className={styles.fact}>{formatTimeRange(event, timeZone)}</span>
        {event.recurrence_pattern ? (
          <span className={styles.more}>{REPEATS[event.recurrence_pattern]}</span>
        ) : null}
        <span className={styles.more}>{event.location ?? t('TBD')}</span>
      </>
    ),
  },
  {
    key: 'type',
    label: 'Type',
    render: ({ event_type: type }) => <Badge tone="info">{EVENT_TYPE_LABELS[type]}</Badge>,
  },
  { key: 'guests', label: 'Coming', render: describeGuests },
  { key: 'status', label: 'Status', kind: 'status', render: ({ status }) => <StatusBadge status={status} /> },
];

const buildResource = (
  variant: EventsVariant,
  Form: ResourceDefinition<ChurchEvent, ValidatedEvent>['Form'],
): ResourceDefinition<ChurchEvent, ValidatedEvent> => ({
  ...ofManagedType('events'),
  // The list contains everything that the signed-in person manages, also drafts.
  listQuery: { mine: true },
  labels: EVENT_LABELS[variant],
  getTitle: ({ title }) => title,
  getColumns,
  renderActions: (event, { timeZone }) => <AttendeesButton event={event} timeZone={timeZone} />,
  filters: [STATUS_FILTER],
  sorts: SORTS,
  getFacts: (event, timeZone) => [
    [t('Title'), event.title],
    [t('Date'), formatDay(event.start_datetime, timeZone)],
    [t('Time'), formatTimeRange(event, timeZone)],
    [t('Location'), event.location ?? t('TBD')],
    [t('Type'), EVENT_TYPE_LABELS[event.event_type]],
    [t('Coming'), describeGuests(event)],
  ],
  Form,
});

/** Defines the management of events with the labels and defaults of each variant. */
const EVENT_RESOURCES: Readonly<Record<EventsVariant, ResourceDefinition<ChurchEvent, ValidatedEvent>>> = {
  admin: buildResource(
    'admin',
    lazySection(async () => ({ default: (await import('./form/event-form')).AdminEventForm })),
  ),
  leader: buildResource(
    'leader',
    lazySection(async () => ({ default: (await import('./form/event-form')).LeaderEventForm })),
  ),
};

export interface EventsPanelProps {
  scope: PanelScope;
  variant?: EventsVariant;
}

/** Renders the management of events. */
export default function EventsPanel({ scope, variant = 'leader' }: EventsPanelProps) {
  return <ResourcePanel definition={EVENT_RESOURCES[variant]} scope={scope} />;
}
