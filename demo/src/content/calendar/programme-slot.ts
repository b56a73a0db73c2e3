import type { worshipServices } from '@narthex/server/database/schema/homepage';

/** Is an hour of every week. */
export interface Slot extends Omit<
  typeof worshipServices.$inferInsert,
  'id' | 'sort_order' | 'translations'
> {
  /** Its texts in Swahili, where the congregation has written them. */
  readonly swahili?: { readonly name: string; readonly location?: string; readonly description?: string };
}

export const HALL = 'Main Assembly Hall';
export const HALL_SW = 'Ukumbi Mkuu';
export const [SUN, MON, TUE, WED, THU, FRI, SAT] = [0, 1, 2, 3, 4, 5, 6] as const;
