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
import { buildEventPreview } from './event-preview';
import { buildBody, getValues } from './form-values';

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
