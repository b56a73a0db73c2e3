import { z } from 'zod';

const MAX_ID = 2_147_483_647;

/** The number of an object; one beyond what the database counts to is none. */
export const idNumber = (message?: string) =>
  z.coerce.number(message).int(message).positive(message).max(MAX_ID, message);

/** The parameter of a path with `:id`. A path that can't be right is one that doesn't exist: 404, not 422. */
export const idParams = z.object({ id: idNumber() });
