import { z } from 'zod';
import { ROW_ID } from './row-id';

const MAX_ID = 2_147_483_647;

/** Creates the schema of an object's id. Ids beyond the integer range of the database are invalid. */
export const idNumber = (message?: string) =>
  z.coerce.number(message).int(message).positive(message).max(MAX_ID, message);

/**
 * Parses the `:id` of a path. The server responds with 404 instead of 422 when it is invalid. Other spellings of a
 * number, such as `0x1`, would be further URLs of the same object.
 */
export const idParams = z.object({
  id: z.preprocess((id) => (typeof id === 'string' && !ROW_ID.test(id) ? undefined : id), idNumber()),
});
