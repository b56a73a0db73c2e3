import { z } from 'zod';

const MAX_ID = 2_147_483_647;

/** The parameter of a path with `:id`. A path that can't be right is one that doesn't exist: 404, not 422. */
export const idParams = z.object({ id: z.coerce.number().int().positive().max(MAX_ID) });
