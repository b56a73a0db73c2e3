import type { PagePreview } from '@narthex/shared-contracts/page-preview';
import type { ChurchEvent, ValidatedEvent } from '@narthex/shared-contracts/schemas/events';

/** Returns the event as it will be after saving and publishing. */
export function buildEventPreview(body: ValidatedEvent, row: ChurchEvent | undefined): PagePreview {
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
