import { t } from '../language/translate';
import { z } from 'zod';
import { idNumber } from '../api/params';

const rowId = z.union([idNumber(), z.object({ id: idNumber() }).transform(({ id }) => id)]);
const rowIds = z
  .array(rowId, { error: 'Send the list in its new order' })
  .min(1, t('Send the list in its new order'))
  .max(500, t('At most 500'))
  .refine((ids) => new Set(ids).size === ids.length, t('Each may be there once'));

/**
 * Validates a new order: `ids`, or a list of ids or of objects with an id under any name. The list may be a
 * part of all rows, which then swap places among themselves.
 */
export const reorderInputSchema = z.preprocess(
  (body) => {
    if (Array.isArray(body)) return { ids: body as unknown[] };
    if (typeof body !== 'object' || body === null || 'ids' in body) return body;
    return { ids: Object.values(body).find(Array.isArray) };
  },
  z.object({ ids: rowIds }),
);
/** Describes a validated new order. */
export type ReorderInput = z.output<typeof reorderInputSchema>;
