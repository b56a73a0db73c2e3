import { z } from 'zod';

const MAX_ID = 2_147_483_647;

export const idParams = z.object({ id: z.coerce.number().int().positive().max(MAX_ID) });
