import type { ChurchEvent } from '@narthex/shared-contracts/schemas/events';

/** Whose words and defaults the panel uses: the admin screen's, or the leader dashboards'. */
export type EventsVariant = 'admin' | 'leader';

export type EventDialogState =
  | { readonly mode: 'closed' }
  | { readonly mode: 'create' }
  | { readonly mode: 'edit'; readonly event: ChurchEvent }
  | { readonly mode: 'delete'; readonly event: ChurchEvent };
