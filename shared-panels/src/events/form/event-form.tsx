import { zodResolver } from '@hookform/resolvers/zod';
import { EVENT_TYPE_LABELS } from '@narthex/shared-contracts/enum-labels';
import type { EventType } from '@narthex/shared-contracts/enums';
import {
  eventInputSchema,
  type ChurchEvent,
  type EventFormInput,
  type ValidatedEvent,
} from '@narthex/shared-contracts/schemas/events';
import { t } from '@narthex/shared-contracts/translate';
import { createResourceForm } from '../../resource-panel/form/create-resource-form';
import { toLabel } from '../../choice-labels';
import { EventFields } from './event-form-fields';
import type { PagePreview } from '@narthex/shared-contracts/page-preview';
import { fromFieldValue, toFieldValue } from '@narthex/shared-contracts';

/** Returns dates for the form in the site's zone. The pattern defaults to weekly, for events that will repeat later. */
export const getValues = (
  event: Pick<ChurchEvent, 'start_datetime' | 'end_datetime' | 'recurrence_pattern'>,
  timeZone: string,
) => ({
  start_datetime: toFieldValue(event.start_datetime, timeZone),
  end_datetime: toFieldValue(event.end_datetime, timeZone),
  recurrence_pattern: event.recurrence_pattern ?? ('weekly' as const),
});

/** Returns the request body. Typed times are in the site's zone, whatever zone the browser uses. */
export const buildBody = (event: ValidatedEvent, timeZone: string): ValidatedEvent => ({
  ...event,
  start_datetime: fromFieldValue(event.start_datetime, timeZone),
  end_datetime: fromFieldValue(event.end_datetime, timeZone),
});

/** Returns the event as it will be after saving and publishing. */
function buildEventPreview(body: ValidatedEvent, row: ChurchEvent | undefined): PagePreview {
  const { translations: _translations, entry_fee: fee, status, ...texts } = body;
  return {
    kind: 'event',
    event: {
      id: row?.id ?? 0,
      department: row?.department ?? null,
      attendees_count: row?.attendees_count ?? 0,
      waiting_count: 0,
      version: row?.version ?? 0,
      event_date: body.start_datetime.slice(0, 10),
      start_time: body.start_datetime.slice(11, 16),
      ...texts,
      status: status === 'cancelled' ? status : 'published',
      entry_fee: fee === null ? null : String(fee),
    },
  };
}

function describeValue(field: keyof EventFormInput, value: unknown): string | undefined {
  if (field === 'event_type') return EVENT_TYPE_LABELS[value as EventType];
  if (field === 'recurrence_pattern' || field === 'status') return toLabel(String(value));
  if (field === 'start_datetime' || field === 'end_datetime') return String(value).replace('T', ', ');
  return undefined;
}

const createEventForm = (defaultType: EventType) =>
  createResourceForm<ChurchEvent, EventFormInput, ValidatedEvent, ValidatedEvent>({
    resolver: zodResolver(eventInputSchema),
    firstValues: {
      event_type: defaultType,
      status: 'published',
      is_recurring: false,
      recurrence_pattern: 'weekly',
    },
    getValues,
    buildBody,
    fieldLabels: {
      title: 'Title',
      description: 'Description',
      start_datetime: t('Starts'),
      end_datetime: t('Ends'),
      location: t('Location'),
      event_type: t('Type'),
      status: t('Status'),
      max_attendees: t('Maximum attendees'),
      entry_fee: t('Entry fee (KES)'),
      is_recurring: t('This event repeats'),
      recurrence_pattern: t('Repeats'),
      featured_image: t('Picture'),
      additional_info: t('Additional information'),
    },
    describeValue,
    translatable: { title: 'text', description: 'multiline', location: 'text', additional_info: 'multiline' },
    publishing: { field: 'status', draft: 'draft', live: 'published' },
    buildPreview: buildEventPreview,
    Fields: EventFields,
  });

/** Renders the event form of the admin screen. */
export const AdminEventForm = createEventForm('other');

/** Renders the event form of the leaders' dashboards. */
export const LeaderEventForm = createEventForm('fellowship');
