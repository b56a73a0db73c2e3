import { formatPlainDate, MONTH_NAMES } from '@narthex/shared-contracts';
import type { CalendarEntry, CalendarInput } from '@narthex/shared-contracts/schemas/calendar';
import { t } from '@narthex/shared-contracts/translate';
import { Badge } from '@narthex/shared-ui';
import { lazySection } from '../lazy-section';
import { BadgeRow } from '../resource-panel/cells/badges';
import { FilledTextCell, TextCell } from '../resource-panel/cells/text-cell';
import { ofManagedType, type ResourceDefinition } from '../resource-panel/resource';
import { buildLabels } from '../resource-panel/resource-labels';
import { createResourcePanel } from '../resource-panel/resource-panel';
import { CALENDAR_TYPES } from './calendar-labels';

const MONTHS = MONTH_NAMES.map((label, at) => ({ value: String(at + 1), label }));

const FIRST_YEAR = 2024;
const LAST_YEAR = 2028;
const YEARS = Array.from({ length: LAST_YEAR - FIRST_YEAR + 1 }, (_, at) => {
  const year = String(FIRST_YEAR + at);
  return { value: year, label: year };
});

function SlotCell({ topic, person }: { topic: string | null; person: string | null }) {
  return topic || person ? <TextCell title={topic ?? 'No topic yet'} note={person} /> : t('Open');
}

const CALENDAR_RESOURCE: ResourceDefinition<CalendarEntry, CalendarInput> = {
  ...ofManagedType('programme'),
  labels: buildLabels(
    { one: t('calendar event'), many: t('calendar events') },
    { emptyText: 'Add the next Sabbath, so that everybody can see what is planned.' },
  ),
  getTitle: ({ date }) => formatPlainDate(date),
  filters: [
    { param: 'month', label: 'Month', options: MONTHS },
    { param: 'year', label: 'Year', options: YEARS },
  ],
  sorts: [
    { value: '', label: 'Latest first' },
    { value: 'date', label: 'Earliest first' },
  ],
  getColumns: () => [
    {
      key: 'date',
      label: 'Date',
      kind: 'title',
      isSortable: true,
      render: ({ date, special_notes: notes }) => (
        <FilledTextCell title={formatPlainDate(date)} text={notes} />
      ),
    },
    {
      key: 'sabbath_school',
      label: 'Sabbath School',
      render: (entry) => (
        <SlotCell topic={entry.sabbath_school_topic} person={entry.sabbath_school_presenter} />
      ),
    },
    {
      key: 'divine_service',
      label: 'Divine Service',
      render: (entry) => (
        <SlotCell topic={entry.divine_service_topic} person={entry.divine_service_preacher} />
      ),
    },
    {
      key: 'afternoon',
      label: 'Afternoon',
      render: (entry) => <SlotCell topic={entry.afternoon_program} person={entry.afternoon_presenter} />,
    },
    {
      key: 'type',
      label: 'Type',
      render: ({ event_type: type, is_featured: isFeatured }) => (
        <BadgeRow>
          <Badge tone={CALENDAR_TYPES[type].tone}>{CALENDAR_TYPES[type].label}</Badge>
          {isFeatured ? <Badge tone="accent">Featured</Badge> : null}
        </BadgeRow>
      ),
    },
  ],
  getFacts: (entry) => [
    [t('Date'), formatPlainDate(entry.date)],
    [t('Type'), CALENDAR_TYPES[entry.event_type].label],
    [t('Divine Service'), entry.divine_service_topic ?? t('Open')],
  ],
  Form: lazySection(() => import('./calendar-form')),
};

/** Renders the management of the Sabbath programme, which the public calendar shows. */
export default createResourcePanel(CALENDAR_RESOURCE);
